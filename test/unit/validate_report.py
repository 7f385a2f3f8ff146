#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks Unbank reports against docs/report-v1.schema.json, profiles against docs/profile-v1.schema.json, launch files against
docs/launch-v1.schema.json.

USAGE: validate_report.py FILE...

Prints `FILE: PATH: MESSAGE` for every error, PATH as in kernels[0].accesses[3].op. Exit 1 when there is one, 2 for a usage error.
"""
import json
import pathlib
import sys

import jsonschema

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"


def no_constant(name):
    raise ValueError(f"{name} is not JSON")


def validator_of(name):
    return jsonschema.Draft202012Validator(json.loads((DOCS / name).read_text()))


def errors(validators, file):
    """Sentences about one file. Python's reader would take NaN and Infinity, which are not JSON."""
    try:
        report = json.loads(pathlib.Path(file).read_bytes(), parse_constant=no_constant)
    except (OSError, ValueError) as error:
        return [str(error)]
    kind = next((kind for kind in ("profile", "launch") if isinstance(report, dict) and kind in report), "report")
    validator = validators[kind]
    found = sorted(validator.iter_errors(report), key=lambda error: error.json_path)
    return [f"{error.json_path.removeprefix('$').lstrip('.') or '(whole)'}: {error.message}" for error in found]


def main(files):
    if not files:
        print(__doc__, file=sys.stderr)
        return 2
    validators = {kind: validator_of(f"{kind}-v1.schema.json") for kind in ("report", "profile", "launch")}
    count = 0
    for file in files:
        for sentence in errors(validators, file):
            print(f"{file}: {sentence}", file=sys.stderr)
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
