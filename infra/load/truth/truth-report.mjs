import { germanNumber } from '../../shared/aligned-table.mjs';
import { accountGroups } from './difference-groups.mjs';

/** @typedef {import('./compare.mjs').Explained} Explained */

/**
 * @typedef {object} Truth
 * @property {number} accounts account numbers in the comparison
 * @property {number} methods
 * @property {number} ibans
 * @property {number} countries
 * @property {readonly import('./libraries.mjs').Answers[]} answers
 * @property {readonly import('./libraries.mjs').Missing[]} missing
 * @property {import('./compare.mjs').Comparison} comparison
 */

const MAX_SHOWN = 50;

const english = (/** @type {number} */ count) => count.toLocaleString('en-GB');
const verbs = { a: 'accepts', r: 'rejects', x: 'crashes' };

/**
 * Text of docs/DIFFERENCES.md. The same cases and answers give the same text: no date, no duration.
 * @param {Truth} truth
 */
export function buildTruthDocument(truth) {
  return `${[...introduction(truth), ...differences(truth), ...contested(truth), ...unexplained(truth)].join('\n')}\n`;
}

/**
 * A summary for the terminal.
 * @param {Truth} truth
 */
export function formatTruthSummary({ comparison, missing }) {
  const { tallies, unexplained: open } = comparison;
  return [
    ...tallies.map(
      ({ name, asked, different }) =>
        `${name}: ${germanNumber(asked)} gefragt, ${germanNumber(different)} Unterschiede`,
    ),
    ...missing.map(({ name, missing: reason }) => `${name}: nicht dabei (${reason})`),
    `Ohne Erklärung: ${germanNumber(open.length)}`,
    ...open.slice(0, MAX_SHOWN).map(formatDifference),
  ].join('\n');
}

/** @param {Truth} truth */
function introduction({ accounts, methods, ibans, countries, answers, missing, comparison }) {
  return [
    '# Differences to other programs',
    '',
    'Written by `npm run bench:truth`, which asks our engine and other programs about the same numbers. Every difference',
    'belongs to a group with a reason (`infra/load/truth/difference-groups.mjs`). If one has no reason, the command fails and',
    'names it. The programs are fetched into a temporary folder for each run; none is part of the product.',
    '',
    `- ${english(accounts)} account numbers: ${methods} methods, all lengths, each with all ten digits in one place.`,
    `- ${english(ibans)} IBANs of ${countries} countries: right ones, the same with one wrong digit, and random ones with fitting`,
    '  check digits; digits where letters are allowed too. German ones have existing bank codes.',
    '- The numbers are made up and are the same in every run.',
    '',
    '| program | version | fetched from | asked | equal | contested | different |',
    '|---|---|---|---|---|---|---|',
    ...comparison.tallies.map(({ name, asked, same, warned, different }) => {
      const { version = '', from = '' } = answers.find((one) => one.name === name) ?? {};
      return `| ${name} | ${version} | ${from} | ${[asked, same, warned, different].map(english).join(' | ')} |`;
    }),
    ...missing.flatMap(({ name }) => ['', `Not compared: ${name}.`]),
    '',
    '*Asked* counts the numbers that the program can judge. *Contested* are account numbers for which we warn, listed',
    'below by method.',
    '',
  ];
}

/** @param {Truth} truth */
function differences({ comparison }) {
  const isOfAccounts = (/** @type {Explained} */ { group }) => accountGroups.includes(group);
  const { explained } = comparison;
  return [
    ...formatTable('Account numbers', 'method', explained.filter(isOfAccounts)),
    ...formatTable(
      'IBANs',
      'country',
      explained.filter((one) => !isOfAccounts(one)),
    ),
  ];
}

/** @param {string} title @param {string} subject @param {readonly Explained[]} explained */
function formatTable(title, subject, explained) {
  return [
    `## ${title}`,
    '',
    `| program | ${subject} | count | the program | we | reason | source | example |`,
    '|---|---|---|---|---|---|---|---|',
    ...explained.map(({ group, differences: groupDifferences }) => {
      const subjects = [...new Set(groupDifferences.map(({ judged }) => judged.subject))];
      const subjectList = subjects.length > 25 ? `${subjects.length} methods` : subjects.join(' ');
      const first = groupDifferences[0]?.judged;
      const ours = first?.ours === 'refused' ? 'reject' : first?.finding ? 'accept, with a warning' : 'accept';
      return `| ${group.library} | ${subjectList} | ${english(groupDifferences.length)} | ${verbs[group.answer]} | ${ours} | ${group.reason} | ${group.source} | ${first?.number} |`;
    }),
    '',
  ];
}

/** @param {Truth} truth */
function contested({ comparison }) {
  return [
    '## Contested account numbers',
    '',
    'Serious readings of the method differ here: we warn, and the IBAN stays valid. Each program answers like the reading',
    'that names it; otherwise the difference would have no reason. How many banks use such a method:',
    '[GERMAN-CHECK-DIGITS.md](GERMAN-CHECK-DIGITS.md).',
    '',
    '| method | account numbers | reading | read so by | accepts |',
    '|---|---|---|---|---|',
    ...[...comparison.contested].flatMap(([method, cases]) =>
      (cases[0]?.readings ?? []).map(({ difference, readBy }, index) => {
        const accepted = cases.filter(({ readings }) => readings?.[index]?.result !== 'failed').length;
        const first = index === 0 ? `${method} | ${english(cases.length)}` : ' | ';
        return `| ${first} | if ${difference} | ${readBy} | ${english(accepted)} |`;
      }),
    ),
    '',
  ];
}

/** @param {Truth} truth */
function unexplained({ comparison: { unexplained: open } }) {
  return [
    '## Without a reason',
    '',
    english(open.length),
    ...open.slice(0, MAX_SHOWN).map((one) => `- ${formatDifference(one)}`),
  ];
}

/** @param {import('./compare.mjs').Difference} difference */
function formatDifference({ library, answer, judged }) {
  const { subject, number, ours, finding } = judged;
  return `${library} ${verbs[/** @type {keyof typeof verbs} */ (answer)] ?? answer}, we: ${ours}${finding ? ` (${finding})` : ''}: ${subject} ${number}`;
}
