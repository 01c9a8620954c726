import { Desk } from '../system/typed/desk.js';
import { typedRuns } from '../system/typed/typed-runs.js';
import { RunningSystem } from '../system/running-system.js';

/** All lines, those of typed-commands.e2e.ts too: some use what one before has made. */
describe('everything that the pages for operators say to type', () => {
  let system: RunningSystem;
  let desk: Desk;

  beforeAll(async () => {
    system = await RunningSystem.shared();
    desk = new Desk(system);
  });
  afterAll(async () => {
    desk.close();
    await system.stop();
  });

  it.each(typedRuns)('$line', async (run) => {
    const { code, printed } = await desk.type(run.typed?.(desk) ?? run.line);
    expect({ code, printed }).toEqual({ code: run.code ?? 0, printed: expect.stringMatching(run.printed) });
    await run.then?.(desk, printed);
  });
});
