import { type AccountResult, type AccountRule, unchecked } from './account-rule.js';
import * as method57 from './method-57.js';
import * as from00 from './methods-00-09.js';
import * as from10 from './methods-10-19.js';
import * as from20 from './methods-20-29.js';
import * as from30 from './methods-30-39.js';
import * as from40 from './methods-40-49.js';
import * as from50 from './methods-50-59.js';
import * as from60 from './methods-60-69.js';
import * as from70 from './methods-70-79.js';
import * as from80 from './methods-80-89.js';
import * as from90 from './methods-90-99.js';
import * as fromA0 from './methods-a0-a9.js';
import * as fromB0 from './methods-b0-b9.js';
import * as fromC0 from './methods-c0-c9.js';
import * as fromD0 from './methods-d0-d9.js';
import * as fromE0 from './methods-e0-e4.js';

/** Whether all serious implementations read the Bundesbank's text in the same way. */
export type Trust = 'undisputed' | 'contested';

/** One of the Bundesbank's "Prüfzifferberechnungsmethoden". */
export interface AccountMethod {
  readonly rule: AccountRule;
  readonly trust: Trust;
}

/** Methods on which independent implementations disagree for some account numbers. Here the reading of most of them is used. */
const contested = new Set(
  (
    '13 16 23 24 29 44 45 50 51 52 53 54 58 63 65 66 68 74 75 76 78 81 83 84 90 93 96 ' + 'A4 B1 B6 B8 C0 C2 C5 C7 D2'
  ).split(' '),
);

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

/** All 144 methods by their number: 00 to 99 without 12, A0 to E4. */
export const accountMethods: ReadonlyMap<string, AccountMethod> = new Map(
  families.flatMap((family) =>
    Object.entries(family)
      .filter(([name]) => /^method..$/.test(name))
      .map(([name, rule]): [string, AccountMethod] => {
        const number = name.slice(-2);
        return [number, { rule: rule as AccountRule, trust: contested.has(number) ? 'contested' : 'undisputed' }];
      }),
  ),
);

const NO_ACCOUNT = '0000000000';

/**
 * What a method says of an account number. Zeros alone are no account number: they fail wherever anything is checked.
 * @param account ten digits
 * @param bankCode eight digits; null when it is not known
 */
export function checkBy({ rule }: AccountMethod, account: string, bankCode: string | null): AccountResult {
  return account === NO_ACCOUNT && rule !== unchecked ? 'failed' : rule.check(account, bankCode);
}
