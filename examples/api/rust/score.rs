// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//     rustc score.rs -L PREFIX/lib && ./score MODULE ARRAY LAYOUT...
//
// The same as c/score.c, through Rust's FFI; what is chosen is printed as the text report.
use std::ffi::{c_char, c_double, c_int, c_uint, c_void, CStr, CString};
use std::ptr::null_mut;

#[repr(C)]
struct Score { // struct unbank_score
    size: usize,
    kernel: *const c_char,
    display: *const c_char,
    block: [c_uint; 3],
    exact: c_int,
    min: c_double,
    max: c_double,
    ideal: c_double,
    per_trip: bool,
    reason: *const c_char,
}

const BOUNDED: c_int = 1; // enum unbank_exactness
const UNKNOWN: c_int = 2;

#[link(name = "unbank")]
unsafe extern "C" {
    fn unbank_free(memory: *mut c_char);
    fn unbank_options_new() -> *mut c_void;
    fn unbank_options_free(options: *mut c_void);
    fn unbank_options_parse(options: *mut c_void, text: *const c_char) -> *mut c_char;
    fn unbank_module_read(path: *const c_char, module: *mut *mut c_void) -> *mut c_char;
    fn unbank_module_free(module: *mut c_void);
    fn unbank_score_layout(module: *mut c_void, options: *const c_void, array: *const c_char, layout: *const c_char,
                           scores: *mut *mut c_void) -> *mut c_char;
    fn unbank_scores_count(scores: *const c_void) -> usize;
    fn unbank_scores_bytes(scores: *const c_void) -> usize;
    fn unbank_scores_at(scores: *const c_void, number: usize) -> *const Score;
    fn unbank_scores_free(scores: *mut c_void);
    fn unbank_run(module: *mut c_void, options: *const c_void, report: *mut *mut c_void) -> *mut c_char;
    fn unbank_report_text(report: *const c_void) -> *mut c_char;
    fn unbank_report_free(report: *mut c_void);
}

/// A text that the library keeps.
fn borrowed(text: *const c_char) -> String {
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

/// A text that the library returned, which is released.
fn owned(text: *mut c_char) -> String {
    let value = borrowed(text);
    unsafe { unbank_free(text) };
    value
}

fn must(error: *mut c_char) {
    if error != null_mut() {
        eprintln!("score: {}", owned(error));
        std::process::exit(1);
    }
}

fn describe(score: &Score) -> String {
    match score.exact {
        UNKNOWN => format!("unknown: {}", borrowed(score.reason)),
        BOUNDED => format!("{} to {}, ideal {}: {}", score.min, score.max, score.ideal, borrowed(score.reason)),
        _ => format!("{}, ideal {}", score.min, score.ideal),
    }
}

fn main() {
    let words: Vec<CString> = std::env::args().map(|word| CString::new(word).unwrap()).collect();
    if words.len() < 3 {
        eprintln!("usage: score MODULE ARRAY LAYOUT...");
        std::process::exit(2);
    }
    let (mut module, mut scores, mut report) = (null_mut(), null_mut(), null_mut());
    unsafe {
        let options = unbank_options_new();
        must(unbank_options_parse(options, c"block=32".as_ptr()));
        must(unbank_module_read(words[1].as_ptr(), &mut module));
        for layout in &words[3..] {
            must(unbank_score_layout(module, options, words[2].as_ptr(), layout.as_ptr(), &mut scores));
            println!("{}, {} bytes", layout.to_string_lossy(), unbank_scores_bytes(scores));
            for k in 0..unbank_scores_count(scores) {
                let score = &*unbank_scores_at(scores, k);
                println!("  {:10} {}", borrowed(score.kernel), describe(score));
            }
            unbank_scores_free(scores);
        }
        must(unbank_run(module, options, &mut report));
        print!("{}", owned(unbank_report_text(report)));
        unbank_report_free(report);
        unbank_module_free(module);
        unbank_options_free(options);
    }
}
