// @ts-check

/**
 * Why another library answers differently, as data. A difference belongs to the first group that fits; one that fits none is unexplained.
 * @typedef {object} DifferenceGroup
 * @property {string} library
 * @property {'a' | 'r' | 'x'} answer of the library: accepted, refused, crashed
 * @property {readonly string[]} [subjects] methods or countries; all when left out
 * @property {RegExp} [number] what the account number or IBAN looks like; any when left out
 * @property {string} [finding] our error or warning; any when left out
 * @property {string} reason for the document
 * @property {string} source whose text says so
 */

const text = 'Bundesbank, Prüfzifferberechnungsmethoden';
const rules = 'docs/NATIONAL-CHECK-DIGITS.md';
const registry = 'IBAN Registry (SWIFT), release 102';

const zeros = 'Only zeros are no account number; the program calculates with them.';
const notBinding = 'The national rule does not bind or has several readings: we only warn.';
const unchecked = 'The program checks no national check digit of these countries.';
const noAccounts = 'The program checks no German account numbers.';

/** @type {readonly DifferenceGroup[]} */
export const accountGroups = [
  { library: 'ktoblzcheck', answer: 'a', number: /^0{10}$/, reason: zeros, source: text },
  {
    library: 'ktoblzcheck',
    answer: 'x',
    subjects: ['87'],
    reason: 'The program crashes on these numbers.',
    source: 'observed',
  },
  {
    library: 'ktoblzcheck',
    answer: 'a',
    subjects: ['97'],
    number: /^0{6}/,
    reason: 'Account numbers of fewer than five digits are wrong by this method.',
    source: text,
  },
  ...['a', 'r'].map((answer) => ({
    library: 'ktoblzcheck',
    answer: /** @type {'a' | 'r'} */ (answer),
    subjects: ['81'],
    reason: 'The program also weights the first digit (by 10), which the text leaves out.',
    source: text,
  })),
  {
    library: 'ktoblzcheck',
    answer: 'r',
    subjects: ['B1'],
    reason: 'The program lacks variant 3 (method 00, since June 2017).',
    source: text,
  },
  {
    library: 'ktoblzcheck',
    answer: 'r',
    subjects: ['C2'],
    reason: 'The program lacks variant 3 (method 04); the text has it with examples.',
    source: text,
  },
  { library: 'schwifty', answer: 'a', number: /^0{10}$/, reason: zeros, source: text },
  {
    library: 'schwifty',
    answer: 'a',
    subjects: ['17', 'C1'],
    number: /^.0{6}/,
    reason: 'The program accepts a base number that consists of zeros only.',
    source: text,
  },
  {
    library: 'schwifty',
    answer: 'r',
    subjects: ['13'],
    number: /^00/,
    reason: 'The program does not know the omitted subaccount number 00.',
    source: text,
  },
  ...['a', 'r'].map((answer) => ({
    library: 'schwifty',
    answer: /** @type {'a' | 'r'} */ (answer),
    subjects: ['23'],
    reason:
      'The sum of the program leaves out digits of the base number, and for remainder 1 it takes 0; by the text digits 6 and 7 must then be equal.',
    source: text,
  })),
  {
    library: 'konto_check',
    answer: 'r',
    subjects: ['09'],
    number: /^0{10}$/,
    reason: 'This method has no check digit: we do not check the number.',
    source: text,
  },
  {
    library: 'konto_check',
    answer: 'r',
    subjects: ['74'],
    number: /^0{4}[1-9]/,
    reason: 'Variant 2 also applies to six digits, with an example (242241); the program lacks this.',
    source: text,
  },
  {
    library: 'konto_check',
    answer: 'r',
    subjects: ['D2'],
    number: /^09[1-8]/,
    reason: 'The program lacks the range of method 95 that was added in September 2013.',
    source: text,
  },
];

/** @type {readonly DifferenceGroup[]} */
export const ibanGroups = [
  ...['schwifty', 'python-stdnum', 'ibantools'].map((library) => ({
    library,
    answer: /** @type {const} */ ('r'),
    finding: 'national_check_digit_doubtful',
    reason: notBinding,
    source: rules,
  })),
  ...['schwifty', 'python-stdnum'].map((library) => ({
    library,
    answer: /** @type {const} */ ('r'),
    subjects: ['NO'],
    number: /^NO\d\d(?:\d{4}00|0000)/,
    reason:
      'The number is right by the general rule; for register 0000 and group 00 the program calculates over fewer digits.',
    source: rules,
  })),
  {
    library: 'schwifty',
    answer: 'r',
    subjects: ['DE'],
    finding: 'account_check_digit_doubtful',
    reason: 'The readings of the method differ for this number: we only warn.',
    source: 'docs/GERMAN-CHECK-DIGITS.md',
  },
  {
    library: 'schwifty',
    answer: 'a',
    subjects: ['DE'],
    finding: 'account_check_digit',
    reason: 'The program has 44 of the 144 methods; it checks nothing by a method that it lacks.',
    source: text,
  },
  {
    library: 'schwifty',
    answer: 'a',
    subjects: ['AL', 'HR', 'HU'],
    finding: 'national_check_digit',
    reason: unchecked,
    source: rules,
  },
  ...['python-stdnum', 'ibantools'].map((library) => ({
    library,
    answer: /** @type {const} */ ('a'),
    subjects: ['DE'],
    finding: 'account_check_digit',
    reason: noAccounts,
    source: text,
  })),
  {
    library: 'python-stdnum',
    answer: 'a',
    subjects: 'AL BA CZ EE FI FR HR HU IT MC MK MR PL PT RS SI SK SM TL TN'.split(' '),
    finding: 'national_check_digit',
    reason: unchecked,
    source: rules,
  },
  {
    library: 'python-stdnum',
    answer: 'r',
    subjects: ['BE'],
    reason: 'The program rejects bank codes that are missing in its list of Belgian banks; we warn at most.',
    source: 'docs/DATA.md',
  },
  {
    library: 'ibantools',
    answer: 'a',
    subjects: 'AL FI IT MR SM TL TN'.split(' '),
    finding: 'national_check_digit',
    reason: unchecked,
    source: rules,
  },
  {
    library: 'ibantools',
    answer: 'r',
    subjects: ['BY', 'DO'],
    number: /^..\d\d.{0,3}\d/,
    reason: 'The program requires four letters in the bank code; the registry also allows digits (4!c).',
    source: registry,
  },
];
