// @ts-check
import { jest } from '@jest/globals';
import { idleCores } from './idle-cores.mjs';
import { runStages } from './run-stages.mjs';

/** Cores that have been idle for the given shares of the times at which they were looked at. */
function coresThatAre(/** @type {number[]} */ ...shares) {
  const now = { idleMs: 0, allMs: 0 };
  let looks = 0;
  return () => {
    // A share needs two samples; time passes at the second one.
    if (looks++ % 2 === 1) {
      now.idleMs += (shares.length > 1 ? (shares.shift() ?? 0) : (shares[0] ?? 0)) * 1_000;
      now.allMs += 1_000;
    }
    return { ...now };
  };
}

/** Stages that run until they are told to end and record their start and environment. */
function stagesThatWait(/** @type {number} */ count) {
  /** @type {string[]} */
  const begun = [];
  /** @type {PromiseWithResolvers<void>[]} */
  const ends = Array.from({ length: count }, () => Promise.withResolvers());
  const stages = ends.map((end, place) => ({
    name: `stage ${place}`,
    run: async (/** @type {NodeJS.ProcessEnv} */ env) => {
      begun.push(`${place} in ${env['LANE']}`);
      await end.promise;
    },
  }));
  return {
    stages,
    begun,
    end: (/** @type {number} */ place) => ends[place]?.resolve(),
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

  it('are one more while cores have nothing to do, and not before', async () => {
    const { signal } = new AbortController();
    const { stages, begun, endAll } = stagesThatWait(3);
    const cores = idleCores(signal, { times: coresThatAre(0, 0.2, 0.4), watchedMs: 60 });
    const all = runStages(stages, lanes('one', 'spare'), signal, { spare: 1, cores });
    while (begun.length < 1) await turn();
    expect(begun).toEqual(['0 in one']);
    while (begun.length < 2) await turn();
    expect(begun).toEqual(['0 in one', '1 in spare']);
    endAll();
    await expect(all).resolves.toHaveLength(3);
  });

  it('end together though cores are never idle', async () => {
    const { signal } = new AbortController();
    const { stages, begun, endAll } = stagesThatWait(3);
    endAll();
    const cores = idleCores(signal, { times: coresThatAre(0), watchedMs: 1 });
    await expect(runStages(stages, lanes('one', 'spare'), signal, { spare: 1, cores })).resolves.toHaveLength(3);
    expect(begun).toEqual(['0 in one', '1 in one', '2 in one']);
  });

  it('begin one after the other in spare lanes', async () => {
    const { signal } = new AbortController();
    const { stages, begun, endAll } = stagesThatWait(3);
    const cores = idleCores(signal, { times: coresThatAre(0.5, 0), watchedMs: 1 });
    const all = runStages(stages, lanes('one', 'spare', 'other spare'), signal, { spare: 2, cores });
    while (begun.length < 2) await turn();
    await turn();
    expect(begun).toEqual(['0 in one', '1 in spare']);
    endAll();
    await expect(all).resolves.toHaveLength(3);
  });

  it('are not begun any more when the run is ended, and nobody waits for idle cores then', async () => {
    const run = new AbortController();
    const { stages, begun, endAll } = stagesThatWait(2);
    const cores = idleCores(run.signal, { times: coresThatAre(0), watchedMs: 3_600_000 });
    const all = runStages(stages, lanes('one', 'spare'), run.signal, { spare: 1, cores });
    while (begun.length < 1) await turn();
    run.abort();
    endAll();
    await expect(all).resolves.toHaveLength(1);
    expect(begun).toEqual(['0 in one']);
  });
});
