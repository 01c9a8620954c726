import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines } from '../shared/process/last-lines.mjs';
import { createArguments } from './composed-services.mjs';
import { SHOWN_LINES } from './container-runtime.mjs';
import { SmallVolume } from './small-volume.mjs';

/** @typedef {import('./container-runtime.mjs').ContainerRuntime} ContainerRuntime */

/**
 * Containers, volumes and networks of one project, run by docker or podman.
 * @implements {ContainerRuntime}
 */
export class Containers {
  hasOwnNetworks = true;
  #engine;
  #project;
  #folder;
  /** @type {string[]} */
  #networks = [];
  /** @type {SmallVolume[]} */
  #smallVolumes = [];

  /**
   * @param {import('./engine.mjs').Engine} engine
   * @param {{ project: string, folder: string }} place project: beginning of all names; folder: for files with variables
   */
  constructor(engine, { project, folder }) {
    this.#engine = engine;
    this.#project = project;
    this.#folder = folder;
  }

  /** @param {Record<string, { internal?: boolean }>} networks of the compose file */
  async createNetworks(networks) {
    for (const [name, { internal }] of Object.entries(networks)) {
      const network = `${this.#project}_${name}`;
      await this.#engine.call(['network', 'create', ...(internal ? ['--internal'] : []), network]);
      this.#networks.push(network);
    }
  }

  /**
   * Makes a volume of the compose file small, before a container uses it.
   * @param {string} name
   * @param {{ sizeMb: number, image: string }} how image: any with `sleep`, `sh` and `dd`
   */
  async createSmallVolume(name, { sizeMb, image }) {
    const volume = new SmallVolume(this.#engine, `${this.#project}_${name}`);
    this.#smallVolumes.push(volume);
    await volume.create(sizeMb, image);
    return volume;
  }

  /** @param {import('./container-runtime.mjs').Part} part */
  async start({ container, name, service }) {
    const envFile = join(this.#folder, `${name}.env`);
    const variables = Object.entries(service.environment ?? {}).map(([key, value]) => `${key}=${value}\n`);
    await writeFile(envFile, variables.join(''), { mode: 0o600 });
    const part = { name, service, project: this.#project, container, envFile, engine: this.#engine.name };
    await this.#engine.call(['create', ...this.#engine.runFlags, ...createArguments(part)]);
    for (const network of service.networks.slice(1))
      await this.#engine.call(['network', 'connect', `${this.#project}_${network}`, container]);
    await this.#engine.call(['start', container]);
  }

  /**
   * @param {string} container
   * @param {number} timeoutMs
   * @returns {Promise<number>} its exit code, when it has ended
   */
  async waitForExit(container, timeoutMs) {
    return Number(await this.#engine.call(['wait', container], timeoutMs));
  }

  /**
   * @param {string} container
   * @param {readonly string[]} words
   * @returns {Promise<string>} standard output
   */
  exec(container, words) {
    return this.#engine.call(['exec', container, ...words]);
  }

  /** The last printed lines. @param {string} container */
  async readLogs(container) {
    const { stdout, stderr } = await this.#engine.callWithErrors(['logs', container]);
    return lastLines(stdout + stderr, SHOWN_LINES);
  }

  /** The address at which this machine reaches a container. @param {string} container */
  async readAddress(container) {
    return this.#inspect(container, `(index .NetworkSettings.Networks "${this.#project}_inside").IPAddress`);
  }

  /** Process id of a container's first process on this machine. @param {string} container */
  async readPid(container) {
    return Number(await this.#inspect(container, '.State.Pid'));
  }

  /**
   * @param {string} container
   * @returns {Promise<string[]>} files of logs that it has written outside of its volumes
   */
  async writtenLogs(container) {
    const lines = (await this.#engine.call(['diff', container])).trim().split('\n');
    return lines.filter((line) => /^[AC] .*\.log/.test(line)).map((line) => line.slice(2));
  }

  /**
   * Stops a container with its stop signal.
   * @param {string} container
   * @returns {Promise<number>} its exit code
   */
  async stop(container) {
    await this.#engine.call(['stop', container]);
    return Number(await this.#inspect(container, '.State.ExitCode'));
  }

  /** Stops all execution for some time. @param {string} container @param {number} frozenMs */
  async freeze(container, frozenMs) {
    await this.#engine.call(['pause', container]);
    await sleep(frozenMs);
    await this.#engine.call(['unpause', container]);
  }

  /** @param {readonly string[]} containers of this project */
  async removeAll(containers) {
    const all = [...containers, ...this.#smallVolumes.map(({ keeper }) => keeper)];
    if (all.length > 0) await this.#engine.call(['rm', '--force', '--volumes', ...all]).catch(() => {});
    const volumes = await this.#engine.call(['volume', 'ls', '--quiet', '--filter', `name=${this.#project}_`]);
    const names = volumes.split('\n').filter(Boolean);
    if (names.length > 0) await this.#engine.call(['volume', 'rm', ...names]);
    for (const network of this.#networks) await this.#engine.call(['network', 'rm', network]).catch(() => {});
  }

  /** @param {string} container @param {string} field */
  async #inspect(container, field) {
    return (await this.#engine.call(['inspect', '--format', `{{${field}}}`, container])).trim();
  }
}
