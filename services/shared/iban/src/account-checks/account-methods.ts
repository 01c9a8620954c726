import { type Language, textIn } from '../texts/language.js';
import { type AccountResult, type AccountRule, commonPosition, unchecked } from './rules/account-rule.js';
import * as method57 from './methods/method-57.js';
import * as from00 from './methods/methods-00-09.js';
import * as from10 from './methods/methods-10-19.js';
import * as from20 from './methods/methods-20-29.js';
import * as from30 from './methods/methods-30-39.js';
import * as from40 from './methods/methods-40-49.js';
import * as from50 from './methods/methods-50-59.js';
import * as from60 from './methods/methods-60-69.js';
import * as from70 from './methods/methods-70-79.js';
import * as from80 from './methods/methods-80-89.js';
import * as from90 from './methods/methods-90-99.js';
import * as fromA0 from './methods/methods-a0-a9.js';
import * as fromB0 from './methods/methods-b0-b9.js';
import * as fromC0 from './methods/methods-c0-c9.js';
import * as fromD0 from './methods/methods-d0-d9.js';
import * as fromE0 from './methods/methods-e0-e4.js';
import type { Reading, ReadingFinding } from './readings/reading.js';
import { readingsOfExceptions } from './readings/readings-of-exceptions.js';
import { readingsOfLengths } from './readings/readings-of-lengths.js';
import { readingsOfRemainders } from './readings/readings-of-remainders.js';
import { readingsOfSubAccounts } from './readings/readings-of-sub-accounts.js';

/** One of the Bundesbank's "Prüfzifferberechnungsmethoden". */
export interface AccountMethod {
  readonly rule: AccountRule;
  /** All accepted interpretations of the method, that of `rule` first; empty when there is only one. */
  readonly readings: readonly Reading[];
  /** Position of the check digit (1–10); null when it differs between account numbers or between readings. */
  readonly position: number | null;
}

const readingsByMethod: Readonly<Record<string, readonly Reading[]>> = {
  ...readingsOfSubAccounts,
  ...readingsOfRemainders,
  ...readingsOfLengths,
  ...readingsOfExceptions,
};

const families = [
  from00,
  from10,
  from20,
  from30,
  from40,
  from50,
  method57,
  from60,
  from70,
  from80,
  from90,
  fromA0,
  fromB0,
  fromC0,
  fromD0,
  fromE0,
];

/** All 144 methods by number: 00 to 99 without 12, A0 to E4. */
export const accountMethods: ReadonlyMap<string, AccountMethod> = new Map(
  families.flatMap((family) =>
    Object.entries(family)
      .filter(([name]) => /^method..$/.test(name))
      .map(([name, rule]): [string, AccountMethod] => [
        name.slice(-2),
        buildMethod(name.slice(-2), rule as AccountRule),
      ]),
  ),
);

function buildMethod(number: string, rule: AccountRule): AccountMethod {
  const readings = readingsByMethod[number] ?? [];
  return { rule, readings, position: commonPosition([rule, ...readings.map((reading) => reading.rule)]) };
}

export const NO_ACCOUNT = '0000000000';

/** Result of a method; `warning`: some readings of the method accept the account number and others refuse it. */
export type AccountVerdict = AccountResult | 'warning';

/** All zeros fail wherever the method checks anything. @param account ten digits @param bankCode eight digits */
export function checkBy({ rule, readings }: AccountMethod, account: string, bankCode: string | null): AccountVerdict {
  if (account === NO_ACCOUNT && rule !== unchecked) return 'failed';
  const result = rule.check(account, bankCode);
  for (let i = 1; i < readings.length; i++) {
    const resultOfReading = readings[i]!.rule.check(account, bankCode);
    if ((resultOfReading === 'failed') !== (result === 'failed')) return 'warning';
  }
  return result;
}

/** Result of each reading of a method; empty when there is only one reading. */
export function listReadingFindings(
  { readings }: AccountMethod,
  account: string,
  bankCode: string | null,
  language: Language,
): readonly ReadingFinding[] {
  const computeResult = (rule: AccountRule) => (account === NO_ACCOUNT ? 'failed' : rule.check(account, bankCode));
  return readings.map(({ difference, readBy, rule }) => ({
    difference: difference[language],
    readBy: textIn(readBy, language),
    result: computeResult(rule),
  }));
}
