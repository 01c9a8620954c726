import { jest } from '@jest/globals';
import { runStages } from './run-stages.mjs';

/** Stages that run until they are told to end and record their start and environment. */
function stagesThatWait(/** @type {number} */ count) {
  /** @type {string[]} */
  const begun = [];
  /** @type {PromiseWithResolvers<void>[]} */
  const ends = Array.from({ length: count }, () => Promise.withResolvers());
  const stages = ends.map((end, index) => ({
    name: `stage ${index}`,
    run: async (/** @type {NodeJS.ProcessEnv} */ env) => {
      begun.push(`${index} in ${env['LANE']}`);
      await end.promise;
    },
  }));
  return {
    stages,
    begun,
    end: (/** @type {number} */ index) => ends[index]?.resolve(),
    endAll: () => ends.map((end) => end.resolve()),
  };
}

const lanes = (/** @type {string[]} */ ...names) => names.map((LANE) => ({ LANE }));
const turn = () => new Promise((done) => setTimeout(done, 20));

describe('stages side by side', () => {
  beforeEach(() => void jest.spyOn(console, 'log').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('are as many as there are lanes, and the next one begins when one has ended', async () => {
    const { stages, begun, end, endAll } = stagesThatWait(3);
    const all = runStages(stages, lanes('one', 'two'), new AbortController().signal);
    while (begun.length < 2) await turn();
    expect(begun).toEqual(['0 in one', '1 in two']);
    end(1);
    while (begun.length < 3) await turn();
    expect(begun).toEqual(['0 in one', '1 in two', '2 in two']);
    endAll();
    await expect(all).resolves.toHaveLength(3);
  });

  it('do not begin once the run is ended', async () => {
    const controller = new AbortController();
    const { stages, begun, endAll } = stagesThatWait(2);
    const all = runStages(stages, lanes('one'), controller.signal);
    while (begun.length < 1) await turn();
    controller.abort();
    endAll();
    await expect(all).resolves.toHaveLength(1);
    expect(begun).toEqual(['0 in one']);
  });
});
