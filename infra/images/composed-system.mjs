import { setTimeout as sleep } from 'node:timers/promises';
import { answersReady } from '../shared/process/exchange.mjs';
import { isProductImage } from './product-images.mjs';

const READY_TIMEOUT_MS = 180_000;
const POLL_INTERVAL_MS = 200;
const imageCheck = ['CMD', 'node', '/app/infra/deploy/health.mjs'];

/** The services of docker-compose.yml, started as their conditions say. */
export class ComposedSystem {
  /** Names of containers by service, in the order of their start. @type {Map<string, string[]>} */
  #started = new Map();
  /** Promise by container, fulfilled when the container is ready, or when `prepare` has ended with 0. @type {Map<string, Promise<void>>} */
  #settled = new Map();
  /** @type {Set<string>} */
  #ended = new Set();
  #number = 0;
  /** Seconds until the first container of a service was ready. @type {Map<string, number>} */
  startSeconds = new Map();

  /**
   * @param {import('./container-runtime.mjs').ContainerRuntime} containers what runs them
   * @param {{ project: string, services: Record<string, import('./composed-services.mjs').Service>, networks: Record<string, { internal?: boolean }> }} composed
   */
  constructor(containers, { project, services, networks }) {
    this.containers = containers;
    this.project = project;
    this.services = services;
    this.networks = networks;
  }

  /** Starts every service after those that it depends on are ready, or have ended in the case of `prepare`; waits until all are ready. */
  async start() {
    await this.containers.createNetworks(this.networks);
    for (const [name, { deploy }] of Object.entries(this.services))
      for (let count = this.getContainers(name).length; count < (deploy.replicas ?? 1); count++)
        await this.#launch(name);
    await Promise.all([...this.#settled.values()]);
  }

  /** @param {string} name */
  getContainers(name) {
    return this.#started.get(name) ?? [];
  }

  /**
   * Starts one more container of a service.
   * @param {string} name
   * @returns {Promise<string>} the container when it is ready
   */
  async add(name) {
    const container = await this.#launch(name);
    await this.#settled.get(container);
    return container;
  }

  /** @param {string} name */
  async #launch(name) {
    const service = this.services[name];
    for (const other of Object.keys(service.depends_on ?? {})) {
      if (this.getContainers(other).length === 0) await this.#launch(other);
      await this.#settled.get(this.getContainers(other)[0] ?? '');
    }
    const container = `${this.project}-${name}-${++this.#number}`;
    this.#started.set(name, [...this.getContainers(name), container]);
    const startedAt = performance.now();
    await this.containers.start({ container, name, service });
    const settled = name === 'prepare' ? this.#untilEnded(container) : this.untilReady(container);
    const timed = settled.then(() => {
      if (!this.startSeconds.has(name)) this.startSeconds.set(name, (performance.now() - startedAt) / 1_000);
    });
    // Callers that wait for the container get its failure.
    timed.catch(() => {});
    this.#settled.set(container, timed);
    return container;
  }

  /**
   * @param {string} container
   * @throws {Error} with its last output when it does not get ready
   */
  async untilReady(container) {
    const limit = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.#isReady(container))) {
      if (Date.now() > limit)
        throw new Error(`${container} wird nicht bereit:\n${await this.containers.readLogs(container)}`);
      await sleep(POLL_INTERVAL_MS);
    }
  }

  /** Waits until every container is ready, as `untilReady`. */
  async untilAllReady() {
    const names = [...this.#started.keys()].filter((name) => name !== 'prepare');
    await Promise.all(names.flatMap((name) => this.#listLasting(name)).map((one) => this.untilReady(one)));
  }

  /** Containers of a service without those that were ended. @param {string} name */
  #listLasting(name) {
    return this.getContainers(name).filter((container) => !this.#ended.has(container));
  }

  /** Runs the health check of the compose file or image; our own services must also answer /health/ready. @param {string} container */
  async #isReady(container) {
    const name = [...this.#started].find(([, containers]) => containers.includes(container))?.[0] ?? '';
    const { image, healthcheck } = this.services[name];
    const [kind, ...words] = healthcheck?.test ?? imageCheck;
    try {
      const address = await this.containers.readAddress(container);
      if (isProductImage(image) && !(await answersReady(9_090, address))) return false;
      // The image's check calls 127.0.0.1, which is not the address of a container that shares the machine's network.
      if (healthcheck?.test || this.containers.hasOwnNetworks)
        await this.containers.exec(container, kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} container */
  async #untilEnded(container) {
    const code = await this.containers.waitForExit(container, READY_TIMEOUT_MS);
    if (code !== 0) throw new Error(`${container} endet mit ${code}:\n${await this.containers.readLogs(container)}`);
  }

  /**
   * Stops one container for good.
   * @param {string} container
   * @returns {Promise<number>} its exit code
   */
  async end(container) {
    this.#ended.add(container);
    return this.containers.stop(container);
  }

  /**
   * Stops everything, each service before those that it uses.
   * @throws {Error} when one of our own services does not end with 0
   */
  async stop() {
    for (const name of Object.keys(this.services).toReversed())
      for (const container of name === 'prepare' ? [] : this.#listLasting(name)) {
        const code = await this.containers.stop(container);
        if (isProductImage(this.services[name].image) && code !== 0)
          throw new Error(`${name} endet mit ${code}:\n${await this.containers.readLogs(container)}`);
      }
  }

  async remove() {
    await this.containers.removeAll([...this.#started.values()].flat());
  }
}
