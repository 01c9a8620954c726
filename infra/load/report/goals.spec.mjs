import { goalsText, judgeGoals, missedGoals } from './goals.mjs';
import { results } from './sample-results.mjs';

const outcomes = (/** @type {import('./speed-report.mjs').Results} */ judged) =>
  judgeGoals(judged).map(({ outcome }) => outcome);

describe('goals', () => {
  it('are kept or missed', () => {
    expect(judgeGoals(results).map(({ measured }) => measured)).toEqual([
      240 / 215,
      90.5 / 61.5,
      0.475,
      3.21,
      9.87,
      9.87,
      0,
    ]);
    expect(outcomes(results)).toEqual(['missed', 'missed', 'missed', 'kept', 'kept', 'kept', 'kept']);
    expect(missedGoals(judgeGoals(results))).toHaveLength(3);
    expect(goalsText(judgeGoals(results))).toMatch(
      /Verfehlt: CPU der öffentlichen .*; … im Gateway allein; Prüfung mit Schlüssel × Echo\.$/,
    );
  });

  it.each([
    ['on few cores', { ...results, setting: { cores: 2 } }],
    ['with other programs', { ...results, echo: results.echo && { ...results.echo, otherCores: 0.5 } }],
  ])('of speed and latency are not judged %s, those of CPU time and books are', (_, disturbed) => {
    const rest = ['not judged', 'not judged', 'not judged', 'not judged', 'kept'];
    expect(outcomes(disturbed)).toEqual(['missed', 'missed', ...rest]);
  });

  it('are not judged where nothing was measured', () => {
    const nothing = { ...results, rounds: {}, ratios: {}, single: null, halfLoad: null, books: null };
    expect(new Set(outcomes(nothing))).toEqual(new Set(['not judged']));
    expect(goalsText(judgeGoals(nothing))).toContain('Kein Ziel verfehlt.');
  });
});
