import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { answersLive } from '../../shared/process/exchange.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { Parts } from '../parts/parts.mjs';
import { isAlive } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';

/** Ends a test that would never end; a report comes within seconds on an idle machine. */
const REPORT_TIMEOUT_MS = 90_000;
/** Limit of a test that waits for two reports on a busy machine. */
const TEST_TIMEOUT_MS = 1_200_000;

const folder = temporaryFolder('parts-');

/** @param {string} name @param {string} program */
function spec(name, program) {
  const isReady = async () => program !== 'process.exit(3)';
  return { name, command: process.execPath, args: ['-e', program], env: {}, cwd: folder, port: 0, isReady };
}

const forever = 'console.log("begun"); setInterval(() => {}, 1000)';

/** @param {string} name */
function hasBegun(name) {
  const file = join(folder, `${name}.log`);
  return existsSync(file) && readFileSync(file, 'utf8').includes('begun');
}

describe('Parts', () => {
  /** @type {string[]} */
  let said;
  /** @type {Parts} */
  let parts;
  beforeEach(() => {
    said = [];
    parts = new Parts(folder, { say: (line) => said.push(line), changed: () => {} });
  });
  afterEach(() => parts.stop());

  const pid = () => parts.running[0]?.pid ?? 0;

  it('starts a killed process again and says so', async () => {
    await parts.start(spec('steady', forever));
    const before = pid();
    process.kill(before, 'SIGKILL');
    await until(() => pid() !== 0 && pid() !== before, 3_000);
    expect(said).toEqual(['steady hat sich beendet (SIGKILL). Neustart in 0,25 s.']);
  });

  it('gives up waiting for one that ends again and again, with its last words', async () => {
    const hopeless = { ...spec('hopeless', 'console.log("no disk"); process.exit(3)'), isReady: async () => false };
    await expect(parts.start(hopeless)).rejects.toThrow(/hopeless endet immer wieder[^]*no disk/);
    expect(said).toContain('hopeless hat sich beendet (Code 3). Neustart in 0,5 s.');
    await until(() => parts.running[0]?.lastExit === 'hat sich beendet (Code 3): no disk', 5_000);
    expect(parts.running[0]?.restarts).toBeGreaterThanOrEqual(3);
  });

  it('keeps what a part prints', async () => {
    await parts.start(spec('speaking', forever));
    await until(() => hasBegun('speaking'), 3_000);
  });

  it('kills one that does not listen, when its time is up', async () => {
    await parts.start({ ...spec('deaf', `process.on('SIGTERM', () => {}); ${forever}`), stopMs: 500 });
    await until(() => hasBegun('deaf'), 3_000);
    const before = pid();
    await parts.stop();
    expect(isAlive(before)).toBe(false);
  });

  it('stops one that is frozen', async () => {
    await parts.start(spec('frozen', forever));
    const before = pid();
    process.kill(before, 'SIGSTOP');
    await parts.stop();
    expect(isAlive(before)).toBe(false);
  });
});

describe('a part that is looked after', () => {
  /** @type {string[]} */
  let said;
  /** @type {Parts} */
  let parts;
  /** While it runs. */
  let answers = 0;
  beforeEach(() => {
    said = [];
    answers = 0;
    parts = new Parts(folder, { say: (line) => said.push(line), changed: () => {} }, 50);
  });
  afterEach(() => parts.stop());

  const pid = () => parts.running[0]?.pid ?? 0;

  /** @param {boolean} isEndedWhenHung */
  async function startAndFreeze(isEndedWhenHung) {
    const port = await freePort();
    const program = `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`;
    const isReady = () => answersLive(port, 1_000);
    const countAnswer = async () => {
      const answer = await isReady();
      answers += Number(answer);
      return answer;
    };
    await parts.start({ ...spec('hanging', program), isReady, isAlive: countAnswer, isEndedWhenHung });
    await until(() => answers > 1, 5_000);
    process.kill(pid(), 'SIGSTOP');
    return pid();
  }

  it(
    'is ended and started again when it hangs',
    async () => {
      const before = await startAndFreeze(true);
      await until(() => pid() !== 0 && pid() !== before, REPORT_TIMEOUT_MS);
      const sentence = /^hanging hat \d+ s lang nicht geantwortet und wurde beendet\. Neustart in 0,25 s\.$/;
      expect(said).toEqual([expect.stringMatching(sentence)]);
      expect(isAlive(before)).toBe(false);
      answers = 0;
      await until(() => answers > 0, 5_000);
    },
    TEST_TIMEOUT_MS,
  );

  it('is started by the next poll when its restart has failed', async () => {
    // More than the kernel takes: nothing is started then.
    const refused = ['-e', ' '.repeat(1_000_000)];
    const tries = [['-e', forever], refused, refused, ['-e', forever]];
    const failing = spec('failing', forever);
    Object.defineProperty(failing, 'args', { get: () => tries.shift() });
    await parts.start(failing);
    const before = pid();
    process.kill(before, 'SIGKILL');
    await until(() => pid() !== 0 && pid() !== before, 10_000);
    expect(tries).toEqual([]);
  });

  it(
    'is not ended when it is a server that hangs; the launcher reports that it hangs and that it answers again',
    async () => {
      const before = await startAndFreeze(false);
      // On a busy machine it can seem to hang, and recover, before it is frozen.
      await until(() => /^hanging antwortet seit \d+ s nicht\./.test(said.at(-1) ?? ''), REPORT_TIMEOUT_MS);
      process.kill(before, 'SIGCONT');
      await until(() => said.at(-1) === 'hanging antwortet wieder.', REPORT_TIMEOUT_MS);
      expect(pid()).toBe(before);
    },
    TEST_TIMEOUT_MS,
  );
});

it('ends the parts of a launcher that was killed', async () => {
  const from = new URL('../../', import.meta.url).href;
  const launcher = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `
    import { Parts } from '${from}start/parts/parts.mjs';
    import { openWatchdog } from '${from}shared/process/watchdog.mjs';
    openWatchdog();
    const parts = new Parts(${JSON.stringify(folder)}, { say() {}, changed() {} });
    await parts.start(${JSON.stringify(spec('orphan', forever)).replace(/}$/, ', "isReady": async () => true}')});
    console.log(parts.running[0].pid);
  `,
  ]);
  const [printed] = await once(launcher.stdout, 'data');
  const orphan = Number(printed);
  expect(isAlive(orphan)).toBe(true);
  launcher.kill('SIGKILL');
  await until(() => !isAlive(orphan), 5_000);
});

describe('a part that writes a file when it is asked to end', () => {
  const file = join(folder, 'written');
  const writing = `process.on('SIGTERM', () => { require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); process.exit(); }); ${forever}`;
  const from = new URL('../../', import.meta.url).href;

  /**
   * A launcher that ends in order while the part runs.
   * @param {object} ending
   */
  async function endLauncher(ending) {
    const launcher = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `
      import { existsSync, readFileSync } from 'node:fs';
      import { Parts } from '${from}start/parts/parts.mjs';
      import { closeWatchdog, openWatchdog } from '${from}shared/process/watchdog.mjs';
      openWatchdog();
      const parts = new Parts(${JSON.stringify(folder)}, { say() {}, changed() {} });
      const log = ${JSON.stringify(join(folder, 'writing.log'))};
      const isReady = async () => existsSync(log) && readFileSync(log, 'utf8').includes('begun');
      await parts.start({ ...${JSON.stringify({ ...spec('writing', writing), ...ending })}, isReady });
      await closeWatchdog();
      process.exit();
    `,
    ]);
    await once(launcher, 'exit');
  }
  afterEach(() => [file, join(folder, 'writing.log')].forEach((left) => rmSync(left, { force: true })));

  it('is waited for when the launcher ends', async () => {
    await endLauncher({});
    expect(existsSync(file)).toBe(true);
  });

  it('is killed when no part needs its file at the end', async () => {
    await endLauncher({ abandonSignal: 'SIGKILL' });
    expect(existsSync(file)).toBe(false);
  });
});
