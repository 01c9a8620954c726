import { isLong, suiteFixture } from '@pruefer/testkit';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forgetFirstAdmin } from '../system/accounts.js';
import { Desk } from '../system/typed/desk.js';
import { linesOfPages } from '../system/typed/lines-of-pages.js';
import { elsewhere, typedRuns } from '../system/typed/typed-runs.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

describe('what the pages for operators say to type', () => {
  const desk = suiteFixture(
    async () => new Desk(system),
    (started) => started.close(),
  );
  // A line restores a backup, which ends all sessions.
  afterAll(() => forgetFirstAdmin(system));

  it('has a run for every line, and a line for every run', () => {
    const lines = linesOfPages(desk.root);
    const runs = [...typedRuns.map(({ line }) => line), ...Object.keys(elsewhere)];
    // A page that names a command without its words speaks of one that has a run.
    const isNamed = (line: string) => runs.some((run) => run.startsWith(`${line.replace(/ …$/, '')} `));
    expect(lines.filter((line) => !runs.includes(line) && !isNamed(line))).toEqual([]);
    expect(runs.filter((run) => !lines.includes(run))).toEqual([]);
    expect(Object.values(elsewhere).filter((suite) => !existsSync(join(desk.root, suite)))).toEqual([]);
  });

  it.each(typedRuns.filter((run) => isLong || !run.isLong))('$line', async (run) => {
    const { code, printed } = await desk.type(run.typed?.(desk) ?? run.line);
    expect({ code, printed }).toEqual({ code: run.code ?? 0, printed: expect.stringMatching(run.printed) });
    await run.verify?.(desk, printed);
  });
});
