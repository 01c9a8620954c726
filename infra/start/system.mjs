// @ts-check
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFirstAdmin } from './first-admin.mjs';
import { nx } from './nx.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { Parts } from './process/parts.mjs';
import { openSecrets } from './secrets.mjs';
import { serverPlans } from './server-parts.mjs';
import { reachable, serviceParts } from './service-parts.mjs';
import { dropState, writeState } from './state.mjs';

/** @typedef {import('./process/part.mjs').PartSpec} PartSpec */

const SERVICE_LIMIT_MS = 60_000;
const LATE_LIMIT_MS = 5_000;

/** The whole system on one machine: servers, database, services. */
export class System {
  #parts;
  /** @type {import('./state.mjs').State} */
  #state;
  #stopped = false;
  /** How the first admin signs in; empty unless this start made it. */
  firstAdmin = '';

  /**
   * @param {import('./settings.mjs').Settings} settings
   * @param {(line: string) => void} say
   * @param {number | undefined} watchdogPid
   */
  constructor(settings, say, watchdogPid) {
    this.settings = settings;
    this.say = say;
    const host = settings.host === '127.0.0.1' ? 'localhost' : reachable(settings.host);
    this.address = `http://${host}:${settings.port}`;
    this.#parts = new Parts(join(settings.dataDir, 'logs'), { say, changed: () => this.#keepState() });
    this.#state = { pid: process.pid, watchdogPid, address: this.address, servers: settings.given, parts: {} };
    this.#keepState();
  }

  get partCount() {
    return this.#parts.running.length;
  }

  /**
   * @param {(parts: PartSpec[]) => PartSpec[]} [adapt] changes how services are run, for development
   * @throws {Error} when no check could be answered: PostgreSQL, the build or the gateway failed
   */
  async start(adapt = (parts) => parts) {
    const secrets = await openSecrets(this.settings.dataDir);
    const plans = await serverPlans(this.settings, secrets, this.say);
    const planned = Object.fromEntries(plans.map(({ name, url }) => [name, url]));
    const servers = /** @type {import('./settings.mjs').ServerAddresses} */ ({ ...this.settings.given, ...planned });
    this.#state.servers = servers;
    this.say('Server und Build …');
    const starts = plans.map((plan) => this.#startServer(plan));
    const postgres = starts[plans.findIndex(({ name }) => name === 'postgres')];
    await Promise.all([...starts, this.#buildAndMigrate(servers.postgres, secrets, postgres)]);
    const facts = { settings: this.settings, servers, secrets };
    const firstAdmin = makeFirstAdmin(facts);
    firstAdmin.catch(() => undefined);
    this.say('Dienste …');
    const parts = adapt(await serviceParts(facts));
    await this.#startServices(parts);
    this.firstAdmin = await firstAdmin;
  }

  /** Callers first, then whom they call; everything is gone within 15 s. */
  async stop() {
    this.#stopped = true;
    const servers = ['kafka', 'redis', 'postgres'];
    const services = this.#parts.running.map(({ spec }) => spec.name).filter((name) => !servers.includes(name));
    await this.#parts.stop([['gateway'], services, servers]);
    dropState(this.settings.dataDir);
  }

  /**
   * Checks are answered without Redis and without Kafka, not without PostgreSQL's roles and tables.
   * @param {import('./server-parts.mjs').ServerPlan} plan
   */
  async #startServer(plan) {
    try {
      await this.#parts.start(await plan.prepare());
      this.say(`${plan.name} ist bereit.`);
    } catch (error) {
      if (plan.name === 'postgres' || this.#stopped) throw error;
      this.say(`${plan.name} fehlt, das System startet ohne. ${/** @type {Error} */ (error).message}`);
    }
  }

  /**
   * @param {string} adminUrl
   * @param {import('./secrets.mjs').Secrets} secrets
   * @param {Promise<void> | undefined} postgres fulfilled when ours is ready; undefined where one is given
   */
  async #buildAndMigrate(adminUrl, secrets, postgres) {
    await Promise.all([this.settings.isBuilt || nx(['run-many', '-t', 'build']), postgres]);
    this.say('Datenbank …');
    await prepareDatabase(this.settings.dataDir, adminUrl, secrets);
  }

  /**
   * The gateway alone decides whether checks are answered; others that take their time are named and not waited for.
   * @param {PartSpec[]} parts
   */
  async #startServices(parts) {
    const late = new Set(parts.map(({ name }) => name));
    const starts = parts.map(async (part) => {
      await this.#startService(part);
      late.delete(part.name);
    });
    await starts[parts.findIndex(({ name }) => name === 'gateway')];
    await Promise.race([Promise.all(starts), sleep(LATE_LIMIT_MS, undefined, { ref: false })]);
    if (late.size > 0) this.say(`Noch nicht bereit: ${[...late].join(', ')}.`);
  }

  /** @param {PartSpec} spec */
  async #startService(spec) {
    try {
      await this.#parts.start(spec, SERVICE_LIMIT_MS);
    } catch (error) {
      if (spec.name === 'gateway') throw error;
      if (!this.#stopped) this.say(/** @type {Error} */ (error).message);
    }
  }

  #keepState() {
    if (this.#stopped) return;
    const entries = this.#parts?.running.map(({ pid, spec: { name, port, opsPort, url, dataDir } }) => [
      name,
      { pid, port, opsPort, url, dataDir },
    ]);
    writeState(this.settings.dataDir, { ...this.#state, parts: Object.fromEntries(entries) });
  }
}
