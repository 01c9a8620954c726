// @ts-check

/**
 * Why another library answers differently, as data. A difference belongs to the first group that fits; one that fits none is unexplained.
 * @typedef {object} DifferenceGroup
 * @property {string} library
 * @property {'a' | 'r' | 'x'} answer of the library: accepted, refused, crashed
 * @property {readonly string[]} [subjects] methods or countries; all when left out
 * @property {RegExp} [number] what the account number or IBAN looks like; any when left out
 * @property {string} [finding] our error or warning; any when left out
 * @property {string} reason German, for the report
 * @property {string} source whose text says so
 */

const text = 'Bundesbank, Prüfzifferberechnungsmethoden';
const rules = 'docs/NATIONAL-CHECK-DIGITS.md';
const registry = 'IBAN-Register (SWIFT), Ausgabe 102';

const zeros = 'Nullen allein sind keine Kontonummer; das Programm rechnet mit ihnen.';
const notBinding =
  'Die nationale Regel bindet nicht oder wird unterschiedlich ausgelegt: Bei uns ist es nur eine Warnung.';
const unchecked = 'Das Programm prüft für diese Länder keine nationale Prüfziffer.';
const noAccounts = 'Das Programm prüft keine deutschen Kontonummern.';

/** @type {readonly DifferenceGroup[]} */
export const accountGroups = [
  { library: 'ktoblzcheck', answer: 'a', number: /^0{10}$/, reason: zeros, source: text },
  {
    library: 'ktoblzcheck',
    answer: 'x',
    subjects: ['87'],
    reason: 'Das Programm stürzt bei diesen Nummern ab.',
    source: 'beobachtet',
  },
  {
    library: 'ktoblzcheck',
    answer: 'a',
    subjects: ['97'],
    number: /^0{6}/,
    reason: 'Kontonummern mit weniger als fünf Stellen sind nach diesem Verfahren falsch.',
    source: text,
  },
  ...['a', 'r'].map((answer) => ({
    library: 'ktoblzcheck',
    answer: /** @type {'a' | 'r'} */ (answer),
    subjects: ['81'],
    reason: 'Das Programm gewichtet auch die erste Stelle (mit 10), die der Text auslässt.',
    source: text,
  })),
  {
    library: 'ktoblzcheck',
    answer: 'r',
    subjects: ['B1'],
    reason: 'Variante 3 (Verfahren 00, seit Juni 2017) fehlt im Programm.',
    source: text,
  },
  {
    library: 'ktoblzcheck',
    answer: 'r',
    subjects: ['C2'],
    reason: 'Variante 3 (Verfahren 04) fehlt im Programm; der Text hat sie mit Beispielen.',
    source: text,
  },
  { library: 'schwifty', answer: 'a', number: /^0{10}$/, reason: zeros, source: text },
  {
    library: 'schwifty',
    answer: 'a',
    subjects: ['17', 'C1'],
    number: /^.0{6}/,
    reason: 'Das Programm nimmt eine Stammnummer an, die nur aus Nullen besteht.',
    source: text,
  },
  {
    library: 'schwifty',
    answer: 'r',
    subjects: ['13'],
    number: /^00/,
    reason: 'Das Programm kennt die ausgelassene Unterkontonummer 00 nicht.',
    source: text,
  },
  ...['a', 'r'].map((answer) => ({
    library: 'schwifty',
    answer: /** @type {'a' | 'r'} */ (answer),
    subjects: ['23'],
    reason:
      'Die Summe des Programms lässt Stellen der Grundnummer aus, und bei Rest 1 nimmt es 0; nach dem Text müssen dann die Stellen 6 und 7 gleich sein.',
    source: text,
  })),
  {
    library: 'konto_check',
    answer: 'r',
    subjects: ['09'],
    number: /^0{10}$/,
    reason: 'Dieses Verfahren sieht keine Prüfziffer vor: Wir prüfen die Nummer nicht.',
    source: text,
  },
  {
    library: 'konto_check',
    answer: 'r',
    subjects: ['74'],
    number: /^0{4}[1-9]/,
    reason: 'Variante 2 gilt auch für sechs Stellen, mit einem Beispiel (242241); dem Programm fehlt das.',
    source: text,
  },
  {
    library: 'konto_check',
    answer: 'r',
    subjects: ['D2'],
    number: /^09[1-8]/,
    reason: 'Der Nummernkreis von Verfahren 95, der im September 2013 dazukam, fehlt im Programm.',
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
      'Die Nummer ist nach der allgemeinen Regel richtig; das Programm rechnet bei Register 0000 und Gruppe 00 über weniger Stellen.',
    source: rules,
  })),
  {
    library: 'schwifty',
    answer: 'r',
    subjects: ['DE'],
    finding: 'account_check_digit_doubtful',
    reason: 'Die Lesarten des Verfahrens unterscheiden sich bei dieser Nummer: Bei uns ist es nur eine Warnung.',
    source: 'docs/GERMAN-CHECK-DIGITS.md',
  },
  {
    library: 'schwifty',
    answer: 'a',
    subjects: ['DE'],
    finding: 'account_check_digit',
    reason: 'Das Programm hat 44 der 144 Verfahren; nach einem, das ihm fehlt, prüft es nicht.',
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
    reason:
      'Das Programm lehnt Bankcodes ab, die nicht auf seiner Liste belgischer Banken stehen; bei uns gibt es dafür höchstens eine Warnung.',
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
    reason: 'Das Programm verlangt im Bankcode vier Buchstaben; das Register erlaubt auch Ziffern (4!c).',
    source: registry,
  },
];
