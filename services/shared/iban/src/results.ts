import type { Verdict } from './verdict.js';

/** How one check ended: passed, failed, with a warning, not checked. */
export type ResultLetter = 'p' | 'f' | 'w' | 'n';

const letters: readonly ResultLetter[] = ['p', 'f', 'w', 'n'];
/** What the last three checks can come to. */
const endings = letters.flatMap((national) =>
  letters.flatMap((bank) => letters.map((account) => `${national}${bank}${account}`)),
);
const byForm = new Map(['pppppp', 'fppppf'].map((form) => [form, endings.map((ending) => form + ending)]));

/**
 * The results of an IBAN whose parts can be told apart. Always the same text for the same results: it is the key of what is kept for answers,
 * and a text that is known already need not be read to be found.
 * @param form of the first six checks
 */
export function resultsOf(
  form: string,
  national: ResultLetter,
  bank: ResultLetter,
  account: ResultLetter,
): Verdict['results'] {
  const ending = rankOf(national) * 16 + rankOf(bank) * 4 + rankOf(account);
  return byForm.get(form)?.[ending] ?? form + endings[ending]!;
}

function rankOf(letter: ResultLetter): number {
  return letter === 'p' ? 0 : letter === 'f' ? 1 : letter === 'w' ? 2 : 3;
}
