import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../shared/folders.mjs';
import { lastLines } from '../shared/process/last-lines.mjs';
import { selectProcessTree } from '../shared/process/parse-proc.mjs';
import { allProcesses } from '../shared/process/processes.mjs';
import { spawnWatched } from '../shared/process/spawn-watched.mjs';
import { SHOWN_LINES } from './container-runtime.mjs';
import { isProductImage } from './product-images.mjs';

const execute = promisify(execFile);
const STOP_TIMEOUT_MS = 60_000;

/** @typedef {import('./container-runtime.mjs').ContainerRuntime} ContainerRuntime */

/**
 * @typedef {object} Running
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} address
 * @property {string[]} flags of `buildah run`
 * @property {string} printed
 * @property {NodeJS.Signals} stopSignal
 */

/**
 * The programs of images where the machine starts no containers: `buildah run` gives them the files of the image, its account and the
 * variables of docker-compose.yml, but no limits and no network of their own. Each service has an address of this machine; the servers use
 * their usual ports, which have to be free.
 * @implements {ContainerRuntime}
 */
export class ChrootContainers {
  hasOwnNetworks = false;
  #folder;
  /** @type {Map<string, Running>} */
  #running = new Map();
  #hosts = '127.0.0.1 localhost\n';

  /** @param {{ folder: string }} place for volumes */
  constructor({ folder }) {
    this.#folder = folder;
  }

  async createNetworks() {
    await chmod(this.#folder, 0o755);
    await this.#addHost('localhost', '127.0.0.1');
  }

  /** Starts the program of an image. @param {import('./container-runtime.mjs').Part} part */
  async start({ container, name, service }) {
    await execute('buildah', ['from', '--name', container, service.image]);
    const { stdout } = await execute('buildah', ['inspect', container]);
    const { config } = JSON.parse(stdout).Docker;
    const hasHost = isProductImage(service.image);
    const address = hasHost ? `127.0.1.${this.#running.size + 1}` : '127.0.0.1';
    await this.#addHost(name, address);
    const variables = { ...service.environment, ...(hasHost && { HOST: address }) };
    const flags = [
      ...['--isolation', 'chroot', '--volume', `${this.#hostsFile}:/etc/hosts:ro`],
      ...Object.entries(variables).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...(
        await Promise.all((service.volumes ?? []).map((/** @type {string} */ volume) => this.#volumeFlags(volume)))
      ).flat(),
    ];
    const entrypoint = service.entrypoint ?? config.Entrypoint ?? [];
    const command = service.command ?? (service.entrypoint ? [] : (config.Cmd ?? []));
    const child = spawnWatched('buildah', ['run', ...flags, container, '--', ...entrypoint, ...command], {});
    /** @type {Running} */
    const running = { child, address, flags, printed: '', stopSignal: config.StopSignal ?? 'SIGTERM' };
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (running.printed = (running.printed + chunk).slice(-20_000)));
    this.#running.set(container, running);
  }

  get #hostsFile() {
    return join(this.#folder, 'hosts');
  }

  /** Several containers of a service share its name. @param {string} name @param {string} address */
  async #addHost(name, address) {
    this.#hosts += `${address} ${name}\n`;
    await writeFile(this.#hostsFile, this.#hosts);
  }

  /** @param {string} volume */
  async #volumeFlags(volume) {
    if (volume.startsWith('.')) return ['--volume', join(root, volume)];
    const [name = '', path = ''] = volume.split(':');
    const folder = join(this.#folder, 'volumes', name);
    await mkdir(folder, { recursive: true });
    // The account of every image may write to it.
    await chmod(folder, 0o1777);
    return ['--volume', `${folder}:${path}`];
  }

  /** @param {string} container */
  #getRunning(container) {
    const running = this.#running.get(container);
    if (!running) throw new Error(`${container} läuft nicht.`);
    return running;
  }

  /**
   * @param {string} container
   * @param {number} timeoutMs
   * @returns {Promise<number>} its exit code, when it has ended
   */
  async waitForExit(container, timeoutMs) {
    const { child } = this.#getRunning(container);
    if (child.exitCode === null && child.signalCode === null)
      await once(child, 'exit', { signal: AbortSignal.timeout(timeoutMs) });
    return child.exitCode ?? 1;
  }

  /**
   * @param {string} container
   * @param {readonly string[]} words
   * @returns {Promise<string>} standard output
   */
  async exec(container, words) {
    const { flags } = this.#getRunning(container);
    return (await execute('buildah', ['run', ...flags, container, '--', ...words])).stdout;
  }

  /** The last printed lines. @param {string} container */
  async readLogs(container) {
    return lastLines(this.#getRunning(container).printed, SHOWN_LINES);
  }

  /** The address at which this machine reaches a container. @param {string} container */
  async readAddress(container) {
    return this.#getRunning(container).address;
  }

  /** The first process of its program: those above it are buildah's. @param {string} container */
  async readPid(container) {
    for (const { pid } of selectProcessTree(allProcesses(), this.#getRunning(container).child.pid ?? 0)) {
      const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'buildah');
      if (!/^(buildah|memfd:)/.test(name)) return pid;
    }
    throw new Error(`${container} hat kein Programm.`);
  }

  /** Stops all execution for some time. @param {string} container @param {number} frozenMs */
  async freeze(container, frozenMs) {
    const pid = await this.readPid(container);
    process.kill(pid, 'SIGSTOP');
    await sleep(frozenMs);
    process.kill(pid, 'SIGCONT');
  }

  /**
   * @param {string} container
   * @returns {Promise<string[]>} files of logs outside of its volumes
   */
  async writtenLogs(container) {
    const find = 'find /opt /var/log /tmp -xdev -name *.log* -newer /etc/hosts';
    const printed = await this.exec(container, find.split(' '));
    return printed.split('\n').filter(Boolean);
  }

  /**
   * Stops a container with its stop signal.
   * @param {string} container
   * @returns {Promise<number>} its exit code
   */
  async stop(container) {
    process.kill(await this.readPid(container), this.#getRunning(container).stopSignal);
    return this.waitForExit(container, STOP_TIMEOUT_MS);
  }

  /** @param {readonly string[]} containers */
  async removeAll(containers) {
    for (const container of containers) {
      const pid = await this.readPid(container).catch(() => undefined);
      if (pid) process.kill(pid, 'SIGKILL');
      if (this.#running.has(container)) await this.waitForExit(container, STOP_TIMEOUT_MS);
      await execute('buildah', ['rm', container]).catch(() => {});
    }
  }
}
