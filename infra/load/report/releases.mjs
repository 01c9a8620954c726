// @ts-check
import { TOTAL } from './cpu-per-1000.mjs';
import { rounded } from './measurement.mjs';
import { ratioOf } from './results.mjs';

/**
 * @typedef {object} Release what is kept of a measurement; null where nothing was measured
 * @property {string} name
 * @property {string} day YYYY-MM-DD
 * @property {string} machine
 * @property {number | null} keyedMicros processor time of a keyed check in all parts together, µs
 * @property {number | null} publicMicros of a public one
 * @property {number | null} timesEcho throughput of keyed checks ÷ that of the echo
 * @property {number | null} perSecond keyed checks
 * @property {number | null} singleP50 milliseconds of a keyed check while nothing else is asked
 * @property {number | null} singleP99
 */

const BEGIN = '<!-- measured releases: written by `npm run bench -- --record NAME` -->';
const END = '<!-- end of measured releases -->';

/**
 * @param {import('./results.mjs').Results} results
 * @param {{ name: string, day: string }} of
 * @returns {Release}
 */
export function releaseOf(results, { name, day }) {
  const { cpu, setting, single, keyedCheck } = results;
  return {
    name,
    day,
    machine: `${setting['cores']} × ${setting['cpu']}`,
    keyedMicros: cpu.keyedCheck?.[TOTAL]?.median ?? null,
    publicMicros: cpu.publicCheck?.[TOTAL]?.median ?? null,
    timesEcho: ratioOf(results, 'keyedCheck'),
    perSecond: keyedCheck && rounded(keyedCheck.perSecond, 0),
    singleP50: single?.p50 ?? null,
    singleP99: single?.p99 ?? null,
  };
}

/**
 * @param {readonly Release[]} releases oldest first
 * @param {Release} release takes the place of one of the same name
 * @returns {Release[]}
 */
export function withRelease(releases, release) {
  return [...releases.filter(({ name }) => name !== release.name), release];
}

/**
 * @param {string} page Markdown that holds the place of the releases
 * @param {readonly Release[]} releases at least one, oldest first
 * @returns {string} the page with their table and chart
 * @throws {Error} when the page has no such place
 */
export function pageWith(page, releases) {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('the page has no place for measured releases');
  return `${page.slice(0, begin)}${BEGIN}\n\n${tableOf(releases)}\n\n${chartOf(releases)}\n\n${page.slice(end)}`;
}

/** @param {readonly Release[]} releases */
function tableOf(releases) {
  const lines = releases.map((one) =>
    row([
      one.name,
      one.day,
      one.machine,
      english(one.keyedMicros, 0),
      english(one.publicMicros, 0),
      english(one.timesEcho, 2),
      english(one.perSecond, 0),
      `${english(one.singleP50, 1)} / ${english(one.singleP99, 1)}`,
    ]),
  );
  const head = [
    'version',
    'day',
    'machine',
    'keyed check, CPU µs',
    'public check, CPU µs',
    '× echo',
    'keyed checks/s',
    'one after the other, p50 / p99 ms',
  ];
  return [row(head), row(head.map(() => '---')), ...lines].join('\n');
}

/**
 * The page is in English.
 * @param {number | null} value
 * @param {number} digits
 */
function english(value, digits) {
  return value?.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }) ?? '–';
}

/** @param {readonly string[]} cells */
function row(cells) {
  return `| ${cells.join(' | ')} |`;
}

/**
 * As a drawing that hosts of Markdown show (Mermaid), and that can be read as text.
 * @param {readonly Release[]} releases
 */
function chartOf(releases) {
  const measured = releases.filter(({ keyedMicros }) => keyedMicros !== null);
  return [
    '```mermaid',
    'xychart-beta',
    '  title "CPU of a keyed check, µs"',
    `  x-axis [${measured.map(({ name }) => `"${name}"`).join(', ')}]`,
    `  bar [${measured.map(({ keyedMicros }) => keyedMicros).join(', ')}]`,
    '```',
  ].join('\n');
}
