# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#     julia score.jl MODULE ARRAY LAYOUT...
#
# The same as c/score.c, by ccall; what is chosen is printed as the text report. libunbank.so is found where the dynamic linker looks.
const lib = "libunbank"

struct Score # struct unbank_score
    size::Csize_t
    kernel::Cstring
    display::Cstring
    block::NTuple{3,Cuint}
    exact::Cint
    min::Cdouble
    max::Cdouble
    ideal::Cdouble
    per_trip::Bool
    reason::Cstring
end

const BOUNDED, UNKNOWN = 1, 2 # enum unbank_exactness

release(pointer) = ccall((:unbank_free, lib), Cvoid, (Ptr{Cvoid},), pointer)

# The text that a function returned, which is released.
function text(pointer::Ptr{UInt8})
    value = unsafe_string(pointer)
    release(pointer)
    value
end

must(problem::Ptr{UInt8}) = problem == C_NULL || error(text(problem))

short(x) = isinteger(x) ? string(Int(x)) : string(x)

function describe(s::Score)
    s.exact == UNKNOWN && return "unknown: $(unsafe_string(s.reason))"
    s.exact == BOUNDED && return "$(short(s.min)) to $(short(s.max)), ideal $(short(s.ideal)): $(unsafe_string(s.reason))"
    "$(short(s.min)), ideal $(short(s.ideal))"
end

function main(path, array, layouts...)
    mod, scores, report = Ref{Ptr{Cvoid}}(), Ref{Ptr{Cvoid}}(), Ref{Ptr{Cvoid}}()
    options = ccall((:unbank_options_new, lib), Ptr{Cvoid}, ())
    must(ccall((:unbank_options_parse, lib), Ptr{UInt8}, (Ptr{Cvoid}, Cstring), options, "block=32"))
    must(ccall((:unbank_module_read, lib), Ptr{UInt8}, (Cstring, Ref{Ptr{Cvoid}}), path, mod))
    for layout in layouts
        must(ccall((:unbank_score_layout, lib), Ptr{UInt8}, (Ptr{Cvoid}, Ptr{Cvoid}, Cstring, Cstring, Ref{Ptr{Cvoid}}),
                   mod[], options, array, layout, scores))
        println(layout, ", ", ccall((:unbank_scores_bytes, lib), Csize_t, (Ptr{Cvoid},), scores[]), " bytes")
        for k in 1:ccall((:unbank_scores_count, lib), Csize_t, (Ptr{Cvoid},), scores[])
            score = unsafe_load(ccall((:unbank_scores_at, lib), Ptr{Score}, (Ptr{Cvoid}, Csize_t), scores[], k - 1))
            println("  ", rpad(unsafe_string(score.kernel), 10), " ", describe(score))
        end
        ccall((:unbank_scores_free, lib), Cvoid, (Ptr{Cvoid},), scores[])
    end
    must(ccall((:unbank_run, lib), Ptr{UInt8}, (Ptr{Cvoid}, Ptr{Cvoid}, Ref{Ptr{Cvoid}}), mod[], options, report))
    print(text(ccall((:unbank_report_text, lib), Ptr{UInt8}, (Ptr{Cvoid},), report[])))
    ccall((:unbank_report_free, lib), Cvoid, (Ptr{Cvoid},), report[])
    ccall((:unbank_module_free, lib), Cvoid, (Ptr{Cvoid},), mod[])
    ccall((:unbank_options_free, lib), Cvoid, (Ptr{Cvoid},), options)
end

main(ARGS...)
