import type { CheckOutcome, CheckResult, IbanVerdict } from '@pruefer/contracts';
import { resultTexts } from '~/texts/check-result.js';
import { wrongCharacterAt } from './wrong-character.js';

/** One line of "Das haben wir geprüft". */
export interface CheckRow {
  readonly name: string;
  readonly result: CheckResult;
  /** A few words next to the name. */
  readonly detail: string;
  /** A sentence below it, where the detail does not say why. */
  readonly explanation: string | null;
}

/** The lines of the list of checks: country and length share one, and a check that the country lacks has none. */
export function checkRows(answer: IbanVerdict): CheckRow[] {
  const { country, length, characters, structure, checkDigits, nationalCheckDigit, bankCode, accountCheckDigit } =
    answer.checks;
  const frame = { ...firstTrouble(country, length), reason: `${answer.country ?? ''}, ${length.reason}` };
  const names = resultTexts.checks.names;
  return [
    toCheckRow(names.frame, frame, answer),
    toCheckRow(names.structure, firstTrouble(characters, structure), answer),
    toCheckRow(names.checkDigits, checkDigits, answer),
    ...(nationalCheckDigit.result === 'notChecked'
      ? []
      : [toCheckRow(names.nationalCheckDigit, nationalCheckDigit, answer)]),
    toCheckRow(names.bankCode, bankCode, answer),
    toCheckRow(names.accountCheckDigit, accountCheckDigit, answer),
  ];
}

/** The publishers of the rules and data of the checks, each once, bank data first. */
export function listCheckSources({ checks }: IbanVerdict): string[] {
  const { bankCode, accountCheckDigit, nationalCheckDigit, checkDigits, structure, length } = checks;
  const outcomes = [bankCode, accountCheckDigit, nationalCheckDigit, checkDigits, structure, length];
  const lines = outcomes.flatMap(({ source, date }) => (source ? [resultTexts.checks.origin(source, date)] : []));
  return [...new Set(lines)];
}

/** The deciding check of two in one line: the first if it did not pass, else the second. */
function firstTrouble(first: CheckOutcome, second: CheckOutcome): CheckOutcome {
  return first.result === 'passed' ? second : first;
}

function toCheckRow(name: string, { result, reason }: CheckOutcome, answer: IbanVerdict): CheckRow {
  const row = { name, result, detail: resultTexts.checks.results[result], explanation: null };
  switch (result) {
    case 'passed':
      return { ...row, detail: reason };
    case 'failed': {
      const position = wrongCharacterAt(answer);
      return position === null ? row : { ...row, detail: resultTexts.checks.at(position) };
    }
    case 'warning':
      return { ...row, explanation: reason };
    case 'notChecked':
      // After a refusal the reason is always the same and already shown next to it.
      return { ...row, explanation: answer.valid ? reason : null };
  }
}
