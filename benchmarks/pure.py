"""Random play in pure Python: prints microseconds per decision of the package it finds."""

from benchmarks.ours import SUBJECTS, decision_row
from benchmarks.timing import measure, stay_on_one_core

if __name__ == "__main__":
    stay_on_one_core()
    row = decision_row(SUBJECTS[0])
    measure([row])
    print(row.value)
