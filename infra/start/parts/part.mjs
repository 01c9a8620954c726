import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Silence } from './silence.mjs';
import { spawnWatched } from '../../shared/process/spawn-watched.mjs';
import { signalGroup } from '../../shared/process/stop-process.mjs';
import { readVitals } from '../../shared/process/vitals.mjs';
import { forget } from '../../shared/process/watchdog.mjs';

/**
 * Settings for one process of the system: a server or a service.
 * @typedef {object} PartSpec
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env the whole environment of the process
 * @property {string} cwd
 * @property {number} port
 * @property {number} [opsPort]
 * @property {string} [url] how others reach it, secrets included
 * @property {string} [dataDir]
 * @property {{ uid: number, gid: number }} [account] user of the process; default: the user that started the launcher
 * @property {NodeJS.Signals} [stopSignal] default SIGTERM
 * @property {NodeJS.Signals} [abandonSignal] the watchdog ends it by this signal when the launcher was killed; default: `stopSignal`
 * @property {number} [stopMs] after that it is killed; default 4 s
 * @property {() => Promise<boolean>} isReady
 * @property {() => Promise<boolean>} [isAlive] called by every liveness check; default: no checks
 * @property {boolean} [isEndedWhenHung] a hung process is killed and restarted; default: the launcher only reports it
 * @property {() => Promise<void>} [beforeStart]
 */

const READY_POLL_MS = 60;
/** Doubled after each exit in a row. */
const FIRST_RESTART_MS = 250;
const MAX_RESTART_MS = 5_000;
/** After this many exits `start` throws, and single restarts are no longer reported. The part is still restarted. */
export const FAILED_AFTER_EXITS = 3;
/** A process that has run longer than this is healthy: its exit counts as the first one. */
export const CALM_AFTER_MS = 30_000;
/** Missed health checks after which an unresponsive server is reported; the launcher does not restart it. */
const REPORTED_AFTER_MISSES = 6;

/** @param {number} exits exits in a row before the last one */
export function restartDelayMs(exits) {
  return Math.min(FIRST_RESTART_MS * 2 ** exits, MAX_RESTART_MS);
}

/** A supervised process: started, monitored, restarted after an exit, stopped. */
export class Part {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  /** Exits since the last run that was longer than CALM_AFTER_MS. */
  exits = 0;
  restarts = 0;
  startedAt = 0;
  /** German reason of the last exit, with the last error or line of the log. @type {string | undefined} */
  lastExit;
  #wake = new AbortController();
  /** Scheduled and running starts. */
  #pendingStarts = 0;
  #isPolling = false;
  #silence = new Silence();
  #answeredAt = 0;
  /** German reason why the launcher has killed the process. @type {string | undefined} */
  #verdict;
  /** Whether the last message about this part reported a failure. */
  #isTroubled = false;

  /**
   * @param {PartSpec} spec
   * @param {import('./part-log.mjs').PartLog} log
   * @param {{ say: (line: string) => void, changed: () => void }} hear
   */
  constructor(spec, log, hear) {
    this.spec = spec;
    this.log = log;
    this.hear = hear;
  }

  get pid() {
    return this.#child?.pid;
  }

  /**
   * Starts the process and waits until it is ready. The part is supervised and restarted also when this fails.
   * @param {number} timeoutMs
   * @throws {Error} with the end of its log when it is not ready in time or has ended three times; also when it is stopped before it is ready
   */
  async start(timeoutMs) {
    await this.#startProcess();
    const deadline = Date.now() + timeoutMs;
    while (!this.#stopping) {
      if (this.#child && (await this.spec.isReady())) return;
      if (this.exits >= FAILED_AFTER_EXITS) throw this.#failure('endet immer wieder');
      if (Date.now() > deadline) throw this.#failure(`ist nach ${Math.round(timeoutMs / 1000)} s nicht bereit`);
      await sleep(READY_POLL_MS);
    }
    throw new Error(`${this.spec.name} wurde angehalten, bevor es bereit war.`);
  }

  /** Ends the process by its stop signal, and kills it after `stopMs`. */
  async stop() {
    this.#stopping = true;
    this.#wake.abort();
    const child = this.#child;
    if (child?.pid !== undefined) {
      const exit = once(child, 'exit');
      const kill = setTimeout(
        () => signalGroup(/** @type {number} */ (child.pid), 'SIGKILL'),
        this.spec.stopMs ?? 4_000,
      );
      signalGroup(child.pid, this.spec.stopSignal ?? 'SIGTERM');
      // A frozen process takes the signal only when it runs again.
      signalGroup(child.pid, 'SIGCONT');
      await exit;
      clearTimeout(kill);
    }
    await this.log.close();
  }

  /** Checks the running part and kills it when it hangs. Starts a part whose restart has failed. */
  async poll() {
    if (this.#stopping || this.#isPolling || this.#pendingStarts > 0) return;
    this.#isPolling = true;
    try {
      if (!this.#child) await this.#startProcess();
      else if (this.spec.isAlive) await this.#ask(this.#child, this.spec.isAlive);
    } finally {
      this.#isPolling = false;
    }
  }

  /** @param {import('node:child_process').ChildProcess} child @param {() => Promise<boolean>} isAlive */
  async #ask(child, isAlive) {
    const answers = await isAlive();
    const vitals = answers ? undefined : await readVitals(Number(child.pid));
    if (this.#stopping || this.#child !== child) return;
    if (answers) return this.#answered();
    const hangs = this.#silence.miss(vitals, this.#answeredAt > 0);
    const silentS = Math.round((Date.now() - (this.#answeredAt || this.startedAt)) / 1000);
    if (this.spec.isEndedWhenHung) {
      if (!hangs) return;
      this.#verdict = `hat ${silentS} s lang nicht geantwortet und wurde beendet`;
      signalGroup(Number(child.pid), 'SIGKILL');
    } else if (this.#silence.misses >= REPORTED_AFTER_MISSES && !this.#isTroubled) {
      this.#isTroubled = true;
      this.hear.say(
        `${this.spec.name} antwortet seit ${silentS} s nicht. Server werden von hier aus nicht beendet: docs/RUNBOOK.md, „A part hangs“.`,
      );
    }
  }

  #answered() {
    this.#answeredAt = Date.now();
    this.#silence.end();
    if (this.#isTroubled) this.hear.say(`${this.spec.name} antwortet wieder.`);
    this.#isTroubled = false;
  }

  /** Starts the process; `poll` starts no second one meanwhile. @param {number} [waitMs] pause before the start */
  async #startProcess(waitMs = 0) {
    this.#pendingStarts += 1;
    try {
      if (waitMs > 0) await sleep(waitMs, undefined, { signal: this.#wake.signal }).catch(() => {});
      await this.#spawn();
    } finally {
      this.#pendingStarts -= 1;
    }
  }

  async #spawn() {
    const { command, args, cwd, env, account } = this.spec;
    const stopSignal = this.spec.abandonSignal ?? this.spec.stopSignal;
    await this.spec.beforeStart?.().catch((error) => this.log.write(`${error.message}\n`));
    if (this.#stopping || this.#child) return;
    this.startedAt = Date.now();
    this.#silence.end();
    this.#answeredAt = 0;
    this.log.begin();
    const child = spawnWatched(command, args, { cwd, env, account, stopSignal });
    child.stdout?.on('data', (chunk) => this.log.write(chunk));
    child.stderr?.on('data', (chunk) => this.log.write(chunk));
    child.once('error', (error) => this.log.write(`${error.message}\n`));
    child.once('close', () => this.#hearLastWords());
    if (child.pid === undefined) return this.#restartLater('lässt sich nicht starten');
    this.#child = child;
    child.once('exit', (code, signal) => this.#exited(code, signal));
    this.hear.changed();
  }

  /** @param {number | null} code @param {NodeJS.Signals | null} signal */
  #exited(code, signal) {
    if (this.#child?.pid !== undefined) forget(this.#child.pid);
    this.#child = undefined;
    if (this.#stopping) return this.hear.changed();
    if (Date.now() - this.startedAt > CALM_AFTER_MS) {
      this.exits = 0;
      this.#isTroubled = false;
    }
    const reason = this.#verdict ?? `hat sich beendet (${signal ?? `Code ${code}`})`;
    this.#verdict = undefined;
    this.#restartLater(reason);
  }

  /** @param {string} reason */
  #restartLater(reason) {
    const waitMs = restartDelayMs(this.exits++);
    this.restarts += 1;
    this.lastExit = reason;
    this.hear.changed();
    this.#sayRestart(reason, `${(waitMs / 1000).toLocaleString('de-DE')} s`);
    // When this start fails, the next poll tries again.
    this.#startProcess(waitMs).catch((error) => this.log.write(`${error.message}\n`));
  }

  /**
   * Logs the first restarts. Later it logs once that the part keeps exiting, and once that it runs.
   * @param {string} reason
   * @param {string} wait
   */
  #sayRestart(reason, wait) {
    if (this.exits <= FAILED_AFTER_EXITS) return this.hear.say(`${this.spec.name} ${reason}. Neustart in ${wait}.`);
    if (this.#isTroubled) return;
    this.#isTroubled = true;
    const lastWords = this.log.lastWords;
    this.hear.say(
      `${this.spec.name} endet immer wieder${lastWords && `: ${lastWords}`}. Es wird alle paar Sekunden neu gestartet; sobald es läuft, steht es hier.`,
    );
  }

  /** Adds the last words to `lastExit` once the output is closed, because output may arrive after the exit. */
  #hearLastWords() {
    if (this.#stopping || this.#child) return;
    this.lastExit = [this.lastExit, this.log.lastWords].filter(Boolean).join(': ');
    this.hear.changed();
  }

  /** @param {string} what */
  #failure(what) {
    return new Error(`${this.spec.name} ${what}. Die letzten Zeilen:\n${this.log.end}`);
  }
}
