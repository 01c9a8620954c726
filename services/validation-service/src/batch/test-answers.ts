import { type ProblemCode, testIbans } from '@pruefer/contracts';
import { checkIban } from '@pruefer/iban';
import type { RecordedCheck } from './recorded-batch.js';
import { testBanks } from './test-banks.js';

const answers = new Map(testIbans.map(({ iban, problem }) => [iban, problem ?? checkIban(iban, testBanks)]));

/**
 * What a test key hears of an IBAN: always the same, whatever bank data is loaded. Any other IBAN is refused: a free verdict on a real one would
 * be worth money, and a test key left in production shall be noticed at the first call.
 * @returns the finding of its verdict, or the problem that the IBAN stands for
 */
export function testAnswerTo(iban: string): RecordedCheck['finding'] | ProblemCode {
  return answers.get(iban) ?? 'test_iban_required';
}
