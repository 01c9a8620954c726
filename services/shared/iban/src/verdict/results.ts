import type { Verdict } from './verdict.js';

type ResultLetter = 'p' | 'f' | 'w' | 'n';

const letters: readonly ResultLetter[] = ['p', 'f', 'w', 'n'];
const endings = letters.flatMap((national) =>
  letters.flatMap((bank) => letters.map((account) => `${national}${bank}${account}`)),
);
const byForm = new Map(['pppppp', 'fppppf'].map((form) => [form, endings.map((ending) => form + ending)]));

/** Equal results are the same string object, as keys of the answer caches. @param form of the first six checks */
export function buildResults(
  form: string,
  national: ResultLetter,
  bank: ResultLetter,
  account: ResultLetter,
): Verdict['results'] {
  const ending = getRank(national) * 16 + getRank(bank) * 4 + getRank(account);
  return byForm.get(form)?.[ending] ?? form + endings[ending]!;
}

function getRank(letter: ResultLetter): number {
  return letter === 'p' ? 0 : letter === 'f' ? 1 : letter === 'w' ? 2 : 3;
}
