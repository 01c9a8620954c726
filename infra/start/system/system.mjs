import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../shared/folders.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { withBuildLock } from '../build/build.mjs';
import { buildPrograms } from '../build/copy-programs.mjs';
import { prepareFirstAdmin } from './first-admin.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { FailedWrites } from '../parts/failed-writes.mjs';
import { Parts } from '../parts/parts.mjs';
import { openSecrets } from '../secrets/open-secrets.mjs';
import { serverPlans } from './server-plans.mjs';
import { entryName } from '../services/services.mjs';
import { reachable, serviceParts } from '../services/service-parts.mjs';
import { BACKUP_SECRETS } from '../settings/settings.mjs';
import { dropState, writeState } from '../state/state.mjs';

/** @typedef {import('../parts/part.mjs').PartSpec} PartSpec */

/** Long, because a slow machine may need a minute for all services; one that ends is noticed at once. */
const SERVICE_TIMEOUT_MS = 180_000;
const LATE_TIMEOUT_MS = 5_000;
const RETRY_MS = 2_000;
/** Long, because a preparation may download programs. */
const MAX_PREPARE_RETRY_MS = 60_000;

/** The whole system on one machine: servers, database, services. */
export class System {
  #parts;
  #failedWrites;
  /** @type {import('../state/state.mjs').State} */
  #state;
  #stopped = false;
  /** The part at the public address. */
  #entry;
  /** Parts that are not ready, in the order in which they were to be started. @type {Set<string>} */
  #down = new Set();
  /** What the state says of each planned server that has no part yet. @type {Record<string, import('../state/state.mjs').PartState>} */
  #planned = {};
  /** @type {import('./first-admin.mjs').FirstAdmin | undefined} */
  #firstAdmin;

  /**
   * @param {{ settings: import('../settings/settings.mjs').Settings, getPort: import('../settings/ports.mjs').GetPort, watchdogPid: number | undefined }} place
   * @param {(line: string) => void} say
   */
  constructor({ settings, getPort, watchdogPid }, say) {
    this.settings = settings;
    this.#entry = entryName(settings.replicas);
    this.getPort = getPort;
    this.say = say;
    const host = settings.host === '127.0.0.1' ? 'localhost' : reachable(settings.host);
    this.address = `http://${host}:${settings.port}`;
    this.#failedWrites = new FailedWrites(settings.dataDir, say);
    this.#parts = new Parts(join(settings.dataDir, 'logs'), {
      say,
      changed: () => this.#keepState(),
      writeFailed: (error) => this.#failedWrites.note(error),
    });
    const { existingServers: servers, passedOn, backups } = settings;
    const environment = { ...passedOn, BACKUP_DIR: backups.BACKUP_DIR };
    const secretVariables = BACKUP_SECRETS.filter((name) => backups[name]);
    const origin = { pid: process.pid, watchdogPid, address: this.address };
    this.#state = { ...origin, servers, environment, secretVariables, parts: {} };
    this.#keepState();
    setInterval(() => this.#failedWrites.retry(() => this.#writeState()), RETRY_MS).unref();
  }

  /**
   * The state of all parts, also of failed ones.
   * @param {string} tookS
   */
  summary(tookS) {
    const count = this.#parts.running.length;
    if (this.#down.size === 0) return `${count} Teile laufen, bereit nach ${tookS} s.`;
    return `Prüfungen werden nach ${tookS} s beantwortet, aber nicht alle Teile laufen: ${[...this.#down].join(', ')}.`;
  }

  /** The input of whole backups after the start: the address of an all-privileged role, and the folder of programs. */
  get backupSource() {
    const { servers, programs } = this.#state;
    return { databaseUrl: servers.postgres, programs };
  }

  /**
   * @param {(parts: PartSpec[]) => PartSpec[]} [adapt] changes how services are run, for development
   * @throws {Error} when no check could be answered: PostgreSQL, the build or the gateway failed
   */
  async start(adapt = (parts) => parts) {
    const secrets = await openSecrets(this.settings.dataDir);
    const plans = serverPlans(this.settings, secrets, this.getPort, this.say);
    const plannedUrls = Object.fromEntries(plans.map(({ name, url }) => [name, url]));
    const servers = /** @type {import('../settings/settings.mjs').ServerAddresses} */ ({
      ...this.settings.existingServers,
      ...plannedUrls,
    });
    this.#state.servers = servers;
    this.#state.secrets = secrets.fingerprints;
    this.say('Server und Build …');
    for (const plan of plans) this.#notePlanned(plan, 'wird vorbereitet');
    const starts = plans.map((plan) => this.#startServer(plan));
    const postgres = starts[plans.findIndex(({ name }) => name === 'postgres')];
    const [programs] = await Promise.all([this.#buildAndMigrate(servers.postgres, secrets, postgres), ...starts]);
    this.#state.programs = programs;
    const facts = { settings: this.settings, servers, secrets, programs };
    const firstAdmin = prepareFirstAdmin(facts);
    firstAdmin.catch(() => undefined);
    this.say('Dienste …');
    await this.#startServices(adapt(serviceParts(facts, this.getPort)));
    this.#firstAdmin = await firstAdmin;
  }

  /**
   * Shows how the first admin signs in, then creates the user. Call it last: no start may fail after the password was shown.
   * @param {(announcement: string) => void} show
   * @throws {Error} when the admin could not be made
   */
  async announceFirstAdmin(show) {
    if (!this.#firstAdmin) return;
    show(this.#firstAdmin.announcement);
    await this.#firstAdmin.make();
  }

  /** Stops callers before the services they call; everything ends within 15 s. */
  async stop() {
    this.#stopped = true;
    const servers = ['kafka', 'redis', 'postgres'];
    const names = this.#parts.running.map(({ spec }) => spec.name);
    const gateways = names.filter((name) => name.startsWith('gateway'));
    const services = names.filter((name) => !servers.includes(name));
    await this.#parts.stop([[this.#entry], gateways, services, servers]);
    dropState(this.settings.dataDir);
  }

  /**
   * Starts a server. The system also starts without Redis or Kafka, but not without PostgreSQL, because checks need its roles and tables.
   * @param {import('./server-plans.mjs').ServerPlan} plan
   */
  async #startServer(plan) {
    this.#down.add(plan.name);
    try {
      await this.#prepareAndStart(plan);
    } catch (error) {
      if (plan.name === 'postgres' || this.#stopped) throw error;
      this.say(
        `${plan.name} fehlt, das System startet ohne und versucht es weiter. ${/** @type {Error} */ (error).message}`,
      );
      void this.#prepareAgain(plan);
    }
  }

  /** @param {import('./server-plans.mjs').ServerPlan} plan @throws {Error} when it cannot be prepared or is not ready in time */
  async #prepareAndStart(plan) {
    const spec = await plan.prepare().catch((error) => {
      this.#notePlanned(plan, `lässt sich nicht vorbereiten: ${lastLines(error.message, 1)}`);
      throw error;
    });
    await this.#parts.start(spec);
    this.#down.delete(plan.name);
    this.say(`${plan.name} ist bereit.`);
  }

  /** Repeats a failed preparation until the server has a part, which restarts it from then on. @param {import('./server-plans.mjs').ServerPlan} plan */
  async #prepareAgain(plan) {
    const hasPart = () => this.#parts.running.some(({ spec }) => spec.name === plan.name);
    for (let waitMs = RETRY_MS; !hasPart(); waitMs = Math.min(waitMs * 2, MAX_PREPARE_RETRY_MS)) {
      await sleep(waitMs, undefined, { ref: false });
      if (this.#stopped) return;
      await this.#prepareAndStart(plan).catch(() => undefined);
    }
  }

  /** @param {import('./server-plans.mjs').ServerPlan} plan @param {string} lastExit */
  #notePlanned({ name, port, url }, lastExit) {
    this.#planned[name] = { port, url, lastExit };
    this.#keepState();
  }

  /**
   * @param {string} adminUrl
   * @param {import('../secrets/open-secrets.mjs').Secrets} secrets
   * @param {Promise<void> | undefined} postgres fulfilled when our PostgreSQL is ready; undefined when the environment names one
   * @returns {Promise<string>} the folder that the services run from
   */
  async #buildAndMigrate(adminUrl, secrets, postgres) {
    const { dataDir, isBuilt } = this.settings;
    const [programs] = await Promise.all([isBuilt ? root : buildPrograms(dataDir, this.say), postgres]);
    this.say('Datenbank …');
    const migrate = () => prepareDatabase(this.settings, adminUrl, secrets, programs);
    // The migration also reads packages of the checkout, which another build would remove for a moment.
    await (isBuilt ? migrate() : withBuildLock(migrate, { say: this.say }));
    return programs;
  }

  /**
   * Starts the services. Waits for the public entry, which checks need, and for a limited time for the others, which are reported later.
   * @param {PartSpec[]} parts
   */
  async #startServices(parts) {
    for (const { name } of parts) this.#down.add(name);
    const late = new Set();
    const starts = parts.map((part) => this.#startService(part, late));
    await starts[parts.findIndex(({ name }) => name === this.#entry)];
    await Promise.race([Promise.all(starts), sleep(LATE_TIMEOUT_MS, undefined, { ref: false })]);
    if (this.#stopped) throw new Error('Der Start wurde abgebrochen.');
    for (const name of this.#down) late.add(name);
  }

  /**
   * @param {PartSpec} spec
   * @param {Set<string>} late parts that the start no longer waits for; their result is logged
   */
  async #startService(spec, late) {
    try {
      await this.#parts.start(spec, SERVICE_TIMEOUT_MS);
      this.#down.delete(spec.name);
      if (late.has(spec.name)) this.say(`${spec.name} ist jetzt bereit.`);
    } catch (error) {
      if (spec.name === this.#entry) throw error;
      if (!this.#stopped) this.say(/** @type {Error} */ (error).message);
    }
  }

  /** Writes the state file. On a full disk the file stays as it was, and is written later. */
  #keepState() {
    try {
      this.#writeState();
    } catch (error) {
      this.#failedWrites.note(error);
    }
  }

  #writeState() {
    if (this.#stopped) return;
    const entries = this.#parts?.running.map(({ pid, restarts, exits, startedAt, lastExit, spec }) => {
      const { name, port, opsPort, url, dataDir } = spec;
      return [name, { pid, port, opsPort, url, dataDir, restarts, exits, startedAt, lastExit }];
    });
    const parts = { ...this.#planned, ...Object.fromEntries(entries) };
    writeState(this.settings.dataDir, { ...this.#state, parts });
  }
}
