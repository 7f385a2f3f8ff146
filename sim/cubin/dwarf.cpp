// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/cubin/dwarf.h"

#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugLine.h"

using namespace llvm;

static constexpr uint8_t AddressBytes = 8;

static void ignore(Error error) { consumeError(std::move(error)); }

static void readTable(const DWARFDebugLine::LineTable &table, dwarf_row *row, void *context) {
  for (const DWARFDebugLine::Row &it : table.Rows) {
    std::string file;
    bool named = table.getFileNameByIndex(it.File, "",
                                          DILineInfoSpecifier::FileLineInfoKind::RawValue, file);
    row(context, it.Address.Address, named ? file.c_str() : nullptr, it.Line, it.EndSequence);
  }
}

void dwarf_lines(const uint8_t *bytes, size_t size, dwarf_row *row, void *context) {
  auto dwarf = DWARFContext::create(StringMap<std::unique_ptr<MemoryBuffer>>(), AddressBytes,
                                    /*isLittleEndian=*/true, ignore, ignore);
  DWARFDataExtractor data(ArrayRef(bytes, size), /*IsLittleEndian=*/true, AddressBytes);
  DWARFDebugLine::SectionParser parser(data, *dwarf, dwarf->normal_units());
  while (!parser.done())
    readTable(parser.parseNext(ignore, ignore), row, context);
}
