"""Asks one library about many numbers. Called as: peers.py LIBRARY FOLDER

The folder holds cases.txt, in which a case is a line: "account METHOD BANK_CODE ACCOUNT" or "iban IBAN". Writes LIBRARY.txt beside it: the
library's version in the first line and one letter for each case in the second: a accepted, r refused, - not answered, x the library
crashed or never returned.
"""

import ctypes
import glob
import importlib.metadata
import os
import signal
import sys
import warnings

ENDLESS_SECONDS = 20
CASES_PER_ALARM = 1_000


def konto_check(_folder, _cases):
    import kontocheck

    found = glob.glob(os.path.join(os.path.dirname(kontocheck.__file__), "lib", "*.so"))
    check = ctypes.CDLL(found[0]).kto_check_pz
    check.argtypes = [ctypes.c_char_p] * 3

    def ask(method, bank_code, account):
        answer = check(method.encode(), account.encode(), bank_code.encode())
        # -1 and -29: the method is not known or not built in. Other negative answers are refusals.
        return "a" if answer > 0 else "-" if answer in (-1, -29) else "r"

    return importlib.metadata.version("kontocheck"), ask, None


def ktoblzcheck(folder, cases):
    [library] = glob.glob(f"{folder}/**/libktoblzcheck.so.*.*.*", recursive=True)
    # It answers for banks of its file only, and by the method that stands there.
    banks = os.path.join(folder, "banks.txt")
    methods = {case.split()[2]: case.split()[1] for case in cases if case.startswith("account")}
    with open(banks, "w", encoding="ascii") as file:
        file.writelines(f"{code}\t{methods[code]}\tBank\tOrt\n" for code in sorted(methods))
    loaded = ctypes.CDLL(library)
    loaded.AccountNumberCheck_new_file.restype = ctypes.c_void_p
    loaded.AccountNumberCheck_new_file.argtypes = [ctypes.c_char_p]
    loaded.AccountNumberCheck_check.argtypes = [ctypes.c_void_p] + [ctypes.c_char_p] * 3
    loaded.AccountNumberCheck_libraryVersion.restype = ctypes.c_char_p
    directory = loaded.AccountNumberCheck_new_file(banks.encode())

    def ask(method, bank_code, account):
        answer = loaded.AccountNumberCheck_check(directory, bank_code.encode(), account.encode(), method.encode())
        return "a" if answer == 0 else "r" if answer == 2 else "-"

    return loaded.AccountNumberCheck_libraryVersion().decode(), ask, None


def schwifty(_folder, _cases):
    import schwifty
    from schwifty.checksum import algorithms
    from schwifty.exceptions import SchwiftyException

    def accepts(call):
        try:
            return "a" if call() else "r"
        except (SchwiftyException, ValueError, IndexError, KeyError):
            return "r"

    def ask(method, bank_code, account):
        algorithm = algorithms.get(f"DE:{method}")
        if algorithm is None:
            return "-"
        given = {"bank_code": bank_code, "account_code": account}
        return accepts(lambda: algorithm.validate([given[component.value] for component in algorithm.accepts], ""))

    def ask_iban(iban):
        return accepts(lambda: bool(schwifty.IBAN(iban, validate_bban=True)))

    return importlib.metadata.version("schwifty"), ask, ask_iban


def python_stdnum(_folder, _cases):
    from stdnum import iban

    return importlib.metadata.version("python-stdnum"), None, lambda text: "a" if iban.is_valid(text) else "r"


def letter_of(case, ask_account, ask_iban):
    kind, *parts = case.split()
    ask = ask_account if kind == "account" else ask_iban
    return ask(*parts) if ask else "-"


def answers(cases, ask_account, ask_iban):
    """In a child of its own, which is started again behind a case that it did not survive."""
    letters = b""
    while len(letters) < len(cases):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            for number, case in enumerate(cases[len(letters) :]):
                if number % CASES_PER_ALARM == 0:
                    signal.alarm(ENDLESS_SECONDS)
                os.write(writing, letter_of(case, ask_account, ask_iban).encode())
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            letters += pipe.read()
        os.waitpid(child, 0)
        if len(letters) < len(cases):
            letters += b"x"
    return letters.decode()


def main():
    library, folder = sys.argv[1:]
    warnings.simplefilter("ignore")
    known = {"konto_check": konto_check, "ktoblzcheck": ktoblzcheck, "schwifty": schwifty, "python-stdnum": python_stdnum}
    with open(os.path.join(folder, "cases.txt"), encoding="ascii") as lines:
        cases = lines.read().splitlines()
    version, ask_account, ask_iban = known[library](folder, cases)
    letters = answers(cases, ask_account, ask_iban)
    with open(os.path.join(folder, f"{library}.txt"), "w", encoding="ascii") as file:
        file.write(f"{version}\n{letters}\n")


main()
