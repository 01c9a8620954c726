import { tmpdir } from 'node:os';
import { LauncherProcess } from '../../test/launcher-process.mjs';

/** @param {...string} words */
async function runNpmTest(...words) {
  const { code, printed } = await LauncherProcess.run(tmpdir(), ['test', ...words]);
  return { code, lines: printed.trim().split('\n') };
}

describe('npm test', () => {
  it('says what can be run, and runs nothing', async () => {
    const { code, lines } = await runNpmTest('--help');
    expect(code).toBe(0);
    expect(lines[0]).toBe('Aufruf: npm test -- [Optionen]');
  });

  it('names its stages: code first, then the suites on servers, the longest first', async () => {
    const { code, lines } = await runNpmTest('--list');
    expect([code, ...lines.slice(0, 4)]).toEqual([0, 'lint', 'lint with types', 'typecheck', 'unit frontend']);
    expect(lines).toEqual(expect.arrayContaining(['e2e services/gateway/e2e/faults', 'e2e services/worker']));
  });

  it('chooses from them by name, and refuses a name that there is not', async () => {
    expect((await runNpmTest('--list', '--only', 'services/worker')).lines).toEqual(['e2e services/worker']);
    const { code, lines } = await runNpmTest('--only', 'nobody');
    expect([code, lines]).toEqual([1, ['Keine Stufe heißt so: nobody. „npm test -- --list“ nennt sie.']]);
  });

  it('chooses the changed ones, in a checkout of Git', async () => {
    const { code, lines } = await runNpmTest('--list', '--changed');
    if (code === 1) return expect(lines[0]).toContain('braucht dazu Git');
    const all = (await runNpmTest('--list')).lines;
    expect(lines.filter((line) => line !== '' && !all.includes(line))).toEqual([]);
  });
});
