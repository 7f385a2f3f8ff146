#!/bin/bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# complete.sh COMPLETION LINE: what bash would offer at the end of LINE, whose words bash parts at blanks and at '='.
source "$1"
compopt() { :; }
COMP_LINE=$2
COMP_POINT=${#COMP_LINE}
read -ra COMP_WORDS <<< "${COMP_LINE//=/ = }"
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_unbank
echo "${COMPREPLY[@]}"
