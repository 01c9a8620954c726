// @ts-check
import { german } from '../../shared/aligned-table.mjs';
import { accountGroups } from './difference-groups.mjs';

/** @typedef {import('./compare.mjs').Comparison} Comparison */
/** @typedef {import('./compare.mjs').Explained} Explained */
/** @typedef {import('./compare.mjs').Difference} Difference */
/** @typedef {import('./libraries.mjs').Answers} Answers */
/** @typedef {import('./libraries.mjs').Missing} Missing */

/**
 * @typedef {object} Truth
 * @property {number} accounts account numbers in the comparison
 * @property {number} methods
 * @property {number} ibans
 * @property {number} countries
 * @property {readonly Answers[]} answers
 * @property {readonly Missing[]} missing
 * @property {Comparison} comparison
 */

const MAX_SHOWN = 50;
const verbs = { a: 'nimmt an', r: 'lehnt ab', x: 'stürzt ab' };

/**
 * docs/UNTERSCHIEDE.md. The same cases and answers give the same text: no date, no duration.
 * @param {Truth} truth
 */
export function documentOf(truth) {
  return `${[...introduction(truth), ...differences(truth), ...contested(truth), ...unexplained(truth)].join('\n')}\n`;
}

/**
 * A summary for the terminal.
 * @param {Truth} truth
 */
export function summaryOf({ comparison, missing }) {
  const { tallies, unexplained: open } = comparison;
  return [
    ...tallies.map(
      ({ name, asked, different }) => `${name}: ${german(asked)} gefragt, ${german(different)} Unterschiede`,
    ),
    ...missing.map(({ name, missing: reason }) => `${name}: nicht dabei (${reason})`),
    `Ohne Erklärung: ${german(open.length)}`,
    ...open.slice(0, MAX_SHOWN).map(lineOf),
  ].join('\n');
}

/** @param {Truth} truth */
function introduction({ accounts, methods, ibans, countries, answers, missing, comparison }) {
  return [
    '# Unterschiede zu anderen Programmen',
    '',
    'Geschrieben von `npm run bench:truth`. Das Kommando fragt unsere Prüfung und andere Programme nach denselben Nummern; jede Abweichung gehört zu',
    'einer Gruppe mit einem Grund (`infra/load/truth/difference-groups.mjs`). Bleibt eine ohne Grund, endet das Kommando mit einem Fehler und nennt sie.',
    'Die Programme werden für jeden Lauf in einen vorläufigen Ordner geholt; keines gehört zum Produkt.',
    '',
    `- ${german(accounts)} Kontonummern: ${methods} Verfahren, alle Längen, an je einer Stelle alle zehn Ziffern.`,
    `- ${german(ibans)} IBANs aus ${countries} Ländern: richtige, dieselben mit einer falschen Ziffer und zufällige mit passenden Prüfziffern; Ziffern, wo auch`,
    '  Buchstaben stehen dürfen. Deutsche haben Bankleitzahlen, die es gibt.',
    '- Die Nummern sind erfunden und in jedem Lauf dieselben.',
    '',
    '| Programm | Fassung | Geholt von | Gefragt | Gleich | Umstritten | Verschieden |',
    '|---|---|---|---|---|---|---|',
    ...comparison.tallies.map(({ name, asked, same, warned, different }) => {
      const { version = '', from = '' } = answers.find((one) => one.name === name) ?? {};
      return `| ${name} | ${version} | ${from} | ${[asked, same, warned, different].map((count) => german(count)).join(' | ')} |`;
    }),
    ...missing.flatMap(({ name, missing: reason }) => ['', `Nicht dabei war ${name}: ${reason}.`]),
    '',
    '„Gefragt“ zählt, was das Programm beantworten kann. „Umstritten“ sind Kontonummern, zu denen wir warnen: Sie stehen unten, je Verfahren.',
    '',
  ];
}

/** @param {Truth} truth */
function differences({ comparison }) {
  const isOfAccounts = (/** @type {Explained} */ { group }) => accountGroups.includes(group);
  const { explained } = comparison;
  return [
    ...tableOf('Kontonummern', 'Verfahren', explained.filter(isOfAccounts)),
    ...tableOf(
      'IBANs',
      'Land',
      explained.filter((one) => !isOfAccounts(one)),
    ),
  ];
}

/**
 * @param {string} title
 * @param {string} subject
 * @param {readonly Explained[]} explained
 */
function tableOf(title, subject, explained) {
  return [
    `## ${title}`,
    '',
    `| Programm | ${subject} | Anzahl | Das Programm | Wir | Grund | Quelle | Beispiel |`,
    '|---|---|---|---|---|---|---|---|',
    ...explained.map(({ group, differences: groupDifferences }) => {
      const subjects = [...new Set(groupDifferences.map(({ judged }) => judged.subject))];
      const subjectList = subjects.length > 25 ? `${subjects.length} Verfahren` : subjects.join(' ');
      const first = groupDifferences[0]?.judged;
      const ours = first?.ours === 'refused' ? 'lehnen ab' : first?.finding ? 'nehmen an, mit Warnung' : 'nehmen an';
      return `| ${group.library} | ${subjectList} | ${german(groupDifferences.length)} | ${verbs[group.answer]} | ${ours} | ${group.reason} | ${group.source} | ${first?.number} |`;
    }),
    '',
  ];
}

/** @param {Truth} truth */
function contested({ comparison }) {
  return [
    '## Umstrittene Kontonummern',
    '',
    'Hier unterscheiden sich ernsthafte Lesarten des Verfahrens: Wir warnen, und die IBAN bleibt gültig. Jedes Programm antwortet wie die Lesart, bei der es steht;',
    'sonst wäre es ein Unterschied ohne Erklärung. Wie viele Banken ein solches Verfahren verwenden, steht in [GERMAN-CHECK-DIGITS.md](GERMAN-CHECK-DIGITS.md).',
    '',
    '| Verfahren | Kontonummern | Lesart | So lesen es | Nimmt an |',
    '|---|---|---|---|---|',
    ...[...comparison.contested].flatMap(([method, cases]) =>
      (cases[0]?.readings ?? []).map(({ difference, readBy }, index) => {
        const accepted = cases.filter(({ readings }) => readings?.[index]?.result !== 'failed').length;
        const first = index === 0 ? `${method} | ${german(cases.length)}` : ' | ';
        return `| ${first} | wenn ${difference} | ${readBy} | ${german(accepted)} |`;
      }),
    ),
    '',
  ];
}

/** @param {Truth} truth */
function unexplained({ comparison: { unexplained: open } }) {
  return ['## Ohne Erklärung', '', german(open.length), ...open.slice(0, MAX_SHOWN).map((one) => `- ${lineOf(one)}`)];
}

/** @param {Difference} difference */
function lineOf({ library, answer, judged }) {
  const { subject, number, ours, finding } = judged;
  return `${library} ${verbs[/** @type {keyof typeof verbs} */ (answer)] ?? answer}, wir: ${ours}${finding ? ` (${finding})` : ''}: ${subject} ${number}`;
}
