import { compare } from './compare.mjs';
import { buildTruthDocument, formatTruthSummary } from './truth-report.mjs';

/** @typedef {import('./compare.mjs').Judged} Judged */

const account = (/** @type {string} */ subject, /** @type {string} */ number, /** @type {Judged['ours']} */ ours) =>
  /** @type {const} */ ({ kind: 'account', subject, number, ours });
const readings = /** @type {const} */ ([
  { difference: 'A', readBy: 'konto_check (IBAN rule 49), bav', result: 'failed' },
  { difference: 'B', readBy: 'ktoblzcheck', result: 'passed' },
]);
const createAnswers = (/** @type {string} */ name, /** @type {string} */ letters) => ({
  name,
  version: '1',
  from: 'test',
  letters,
});
const createTruth = (
  /** @type {readonly Judged[]} */ cases,
  /** @type {ReturnType<typeof createAnswers>[]} */ answers,
) => ({
  accounts: cases.length,
  methods: 1,
  ibans: 0,
  countries: 0,
  answers,
  missing: [{ name: 'schwifty', missing: 'python3 fehlt' }],
  comparison: compare(cases, answers),
});

describe('compare', () => {
  it('counts the answers of a library, and those that agree', () => {
    const cases = [
      account('00', '0000000018', 'accepted'),
      account('00', '0000000019', 'refused'),
      account('E4', '1', 'accepted'),
    ];
    expect(compare(cases, [createAnswers('ktoblzcheck', 'ar-')])).toMatchObject({
      tallies: [{ name: 'ktoblzcheck', asked: 2, same: 2, warned: 0, different: 0 }],
      explained: [],
      unexplained: [],
    });
  });

  it('puts a difference into the group that fits library, answer, method and number', () => {
    const cases = [account('97', '0000000176', 'refused'), account('74', '0000298581', 'accepted')];
    const { explained, unexplained } = compare(cases, [
      createAnswers('ktoblzcheck', 'aa'),
      createAnswers('konto_check', 'rr'),
    ]);
    expect(explained.map(({ group, differences }) => [group.library, group.subjects, differences.length])).toEqual([
      ['ktoblzcheck', ['97'], 1],
      ['konto_check', ['74'], 1],
    ]);
    expect(unexplained).toEqual([]);
  });

  it.each([
    ['another number', account('97', '1234567890', 'refused'), 'ktoblzcheck', 'a'],
    ['another method', account('98', '0000000176', 'refused'), 'ktoblzcheck', 'a'],
    ['another library', account('97', '0000000176', 'refused'), 'konto_check', 'a'],
    ['a crash', account('97', '0000000176', 'accepted'), 'ktoblzcheck', 'x'],
  ])('explains no difference of %s', (_what, judged, library, letter) => {
    const truth = createTruth([judged], [createAnswers(library, letter)]);
    expect(truth.comparison.unexplained).toHaveLength(1);
    expect(formatTruthSummary(truth)).toContain('Ohne Erklärung: 1');
    expect(formatTruthSummary(truth)).toContain(judged.number);
  });

  it('takes a contested number for no difference as long as a library answers like its reading', () => {
    const contested = { ...account('44', '9000000000', 'warning'), readings };
    const right = compare(
      [contested],
      [createAnswers('konto_check', 'r'), createAnswers('ktoblzcheck', 'a'), createAnswers('schwifty', 'a')],
    );
    expect(right.unexplained).toEqual([]);
    expect(right.tallies.map(({ warned }) => warned)).toEqual([1, 1, 1]);
    expect(right.contested.get('44')).toHaveLength(1);
    expect(compare([contested], [createAnswers('konto_check', 'a')]).unexplained).toHaveLength(1);
  });
});

describe('buildTruthDocument', () => {
  it('shows groups with reason and count, contested numbers and missing libraries, and nothing that changes from run to run', () => {
    const cases = [account('97', '0000000176', 'refused'), { ...account('44', '9000000000', 'warning'), readings }];
    const truth = createTruth(cases, [createAnswers('ktoblzcheck', 'aa')]);
    const text = buildTruthDocument(truth);
    expect(text).toMatch(/\| ktoblzcheck \| 97 \| 1 \| accepts \| reject \| Account numbers of fewer than five digits/);
    expect(text).toContain('| 44 | 1 | if A | konto_check (IBAN rule 49), bav | 0 |');
    expect(text).toContain('Not compared: schwifty.');
    expect(text.endsWith('## Without a reason\n\n0\n')).toBe(true);
    expect(buildTruthDocument(truth)).toBe(text);
  });
});
