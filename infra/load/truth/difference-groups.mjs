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
const weighted = 'The program also weights the first digit (by 10), which the text leaves out.';
const leftOut =
  'The sum of the program leaves out digits of the base number, and for remainder 1 it takes 0; by the text digits 6 and 7 must then be equal.';
const fewerDigits =
  'The number is right by the general rule; for register 0000 and group 00 the program calculates over fewer digits.';

/**
 * @param {string} library
 * @param {DifferenceGroup['answer']} answer
 * @param {string} reason
 * @param {Partial<DifferenceGroup>} [fits] which differences belong to the group, and another source than the Bundesbank's text
 * @returns {DifferenceGroup}
 */
const group = (library, answer, reason, fits) => ({ library, answer, reason, source: text, ...fits });

export const accountGroups = [
  group('ktoblzcheck', 'a', zeros, { number: /^0{10}$/ }),
  group('ktoblzcheck', 'x', 'The program crashes on these numbers.', { subjects: ['87'], source: 'observed' }),
  group('ktoblzcheck', 'a', 'Account numbers of fewer than five digits are wrong by this method.', {
    subjects: ['97'],
    number: /^0{6}/,
  }),
  group('ktoblzcheck', 'a', weighted, { subjects: ['81'] }),
  group('ktoblzcheck', 'r', weighted, { subjects: ['81'] }),
  group('ktoblzcheck', 'r', 'The program lacks variant 3 (method 00, since June 2017).', { subjects: ['B1'] }),
  group('ktoblzcheck', 'r', 'The program lacks variant 3 (method 04); the text has it with examples.', {
    subjects: ['C2'],
  }),
  group('schwifty', 'a', zeros, { number: /^0{10}$/ }),
  group('schwifty', 'a', 'The program accepts a base number that consists of zeros only.', {
    subjects: ['17', 'C1'],
    number: /^.0{6}/,
  }),
  group('schwifty', 'r', 'The program does not know the omitted subaccount number 00.', {
    subjects: ['13'],
    number: /^00/,
  }),
  group('schwifty', 'a', leftOut, { subjects: ['23'] }),
  group('schwifty', 'r', leftOut, { subjects: ['23'] }),
  group('konto_check', 'r', 'This method has no check digit: we do not check the number.', {
    subjects: ['09'],
    number: /^0{10}$/,
  }),
  group('konto_check', 'r', 'Variant 2 also applies to six digits, with an example (242241); the program lacks this.', {
    subjects: ['74'],
    number: /^0{4}[1-9]/,
  }),
  group('konto_check', 'r', 'The program lacks the range of method 95 that was added in September 2013.', {
    subjects: ['D2'],
    number: /^09[1-8]/,
  }),
];

const doubtful = { finding: 'national_check_digit_doubtful', source: rules };
const wrong = { finding: 'national_check_digit', source: rules };
const norwegian = { subjects: ['NO'], number: /^NO\d\d(?:\d{4}00|0000)/, source: rules };
const german = { subjects: ['DE'], finding: 'account_check_digit' };

export const ibanGroups = [
  group('schwifty', 'r', notBinding, doubtful),
  group('python-stdnum', 'r', notBinding, doubtful),
  group('ibantools', 'r', notBinding, doubtful),
  group('schwifty', 'r', fewerDigits, norwegian),
  group('python-stdnum', 'r', fewerDigits, norwegian),
  group('schwifty', 'r', 'The readings of the method differ for this number: we only warn.', {
    subjects: ['DE'],
    finding: 'account_check_digit_doubtful',
    source: 'docs/GERMAN-CHECK-DIGITS.md',
  }),
  group('schwifty', 'a', 'The program has 44 of the 144 methods; it checks nothing by a method that it lacks.', german),
  group('schwifty', 'a', unchecked, { ...wrong, subjects: ['AL', 'HR', 'HU'] }),
  group('python-stdnum', 'a', noAccounts, german),
  group('ibantools', 'a', noAccounts, german),
  group('python-stdnum', 'a', unchecked, {
    ...wrong,
    subjects: 'AL BA CZ EE FI FR HR HU IT MC MK MR PL PT RS SI SK SM TL TN'.split(' '),
  }),
  group(
    'python-stdnum',
    'r',
    'The program rejects bank codes that are missing in its list of Belgian banks; we warn at most.',
    {
      subjects: ['BE'],
      source: 'docs/DATA.md',
    },
  ),
  group('ibantools', 'a', unchecked, { ...wrong, subjects: 'AL FI IT MR SM TL TN'.split(' ') }),
  group(
    'ibantools',
    'r',
    'The program requires four letters in the bank code; the registry also allows digits (4!c).',
    {
      subjects: ['BY', 'DO'],
      number: /^..\d\d.{0,3}\d/,
      source: registry,
    },
  ),
];
