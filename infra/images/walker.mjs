import { setTimeout as sleep } from 'node:timers/promises';
import { sampleIbansOfShippedBanks } from '../load/client/requests.mjs';
import { Accounts } from '../load/system/accounts.mjs';
import { germanNumber } from '../shared/aligned-table.mjs';
import { Caller } from '../shared/caller.mjs';
import { until } from '../shared/until.mjs';
import { CONNECTIONS, CountedLoad } from '../upgrade/counted-load.mjs';
import { listFaults } from './faults.mjs';

/**
 * @typedef {object} Walk
 * @property {string} address
 * @property {() => Promise<string>} databaseUrl
 * @property {number} seconds of load
 * @property {AbortSignal} signal
 * @property {(line: string) => void} say
 * @property {Readonly<Record<string, import('./small-volume.mjs').SmallVolume>>} smallVolumes by service; none where no containers run
 */

const KEYS = 2;
const STORED_TIMEOUT_MS = 60_000;
const SEEN_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 250;
const IBAN = 'DE89370400440532013000';
const COLOURS = ['#2344AB', '#8A1C1C'];

/** Steps of an operator and a customer on a running system, each of which is checked. */
export class Walker {
  #caller;
  /** Secret of the admin's app. */
  #secret = '';
  /** @type {CountedLoad | undefined} */
  #load;
  /** @type {string[]} */
  #keys = [];
  /** Checks that were charged while a fault cut their connection. */
  #unseen = 0;

  /** @param {import('./composed-system.mjs').ComposedSystem} system @param {Walk} walk */
  constructor(system, walk) {
    this.system = system;
    this.walk = walk;
    this.#caller = new Caller(walk.address, { username: 'admin', password: '' });
  }

  /** @throws {Error} at the first step that does not go as documented */
  async all() {
    await this.#step('Erster Admin meldet sich mit zweitem Faktor an', () => this.#signInFirst());
    await this.#step('Schlüssel, Prüfung mit und ohne, Zeile im Protokoll', () => this.#check());
    await this.#step('Backup, Wiederherstellung, neue Anmeldung mit zweitem Faktor', () => this.#backUpAndRestore());
    await this.#step('Replik unter Last ersetzt', () =>
      this.#loadWhile('Replik ersetzt', () => this.#replaceReplica()),
    );
    if (!this.system.containers.hasOwnNetworks) return;
    for (const { title, work, seconds } of listFaults(this.system, this.walk.smallVolumes))
      await this.#step(title, () => this.#loadWhile(title, work, { isFault: true, seconds }));
    await this.#step('Danach ohne Störung', () => this.#loadWhile('danach', async () => {}));
  }

  /** @param {string} title @param {() => Promise<unknown>} work */
  async #step(title, work) {
    const startedAt = performance.now();
    const result = await work();
    const seconds = germanNumber((performance.now() - startedAt) / 1_000, 1);
    this.walk.say(`${title}: in Ordnung (${seconds} s)${typeof result === 'string' ? ` – ${result}` : ''}`);
  }

  async #signInFirst() {
    const [prepare = ''] = this.system.getContainers('prepare');
    const [, password = ''] =
      /nur dieses eine Mal angezeigt: (\S+)/.exec(await this.system.containers.readLogs(prepare)) ?? [];
    this.#caller.admin.password = password;
    this.#secret = await this.#caller.enrol();
  }

  async #check() {
    const order = { clientName: 'Musterkunde GmbH', clientEmail: 'test@musterfirma.example', quota: 1_000 };
    const { apiKey } = await this.#caller.call('POST', '/api/admin/api-keys', order);
    /** @type {Record<string, string>[]} */
    const callers = [{}, { 'x-api-key': apiKey }];
    for (const headers of callers) {
      const { valid, bankName } = await this.#caller.call('POST', '/api/validate-iban', { iban: IBAN }, headers);
      if (valid !== true || bankName !== 'Commerzbank') throw new Error(`Falsche Antwort: ${valid}, ${bankName}.`);
    }
    const areLogged = async () => (await this.#caller.call('GET', '/api/admin/logs')).total === 2;
    await until(areLogged, SEEN_TIMEOUT_MS);
  }

  async #backUpAndRestore() {
    const [worker = ''] = this.system.getContainers('worker');
    const [before, after] = COLOURS;
    await this.#caller.call('PUT', '/api/admin/appearance', { brandColour: before });
    const output = await this.system.containers.exec(worker, ['node', 'dist/backup-cli.js', 'make']);
    const [file = ''] = /\S+\.sql\S*/.exec(output) ?? [];
    await this.system.containers.exec(worker, ['node', 'dist/backup-cli.js', 'verify', file]);
    await this.#caller.call('PUT', '/api/admin/appearance', { brandColour: after });
    await this.system.containers.exec(worker, ['node', 'dist/restore-cli.js', file, '--yes']);
    // A restore ends every session.
    await this.#caller.signIn(this.#secret);
    const isBack = async () => (await this.#caller.call('GET', '/api/admin/appearance')).brandColour === before;
    await until(isBack, SEEN_TIMEOUT_MS);
    return file.split('/').at(-1);
  }

  /** Replaces a replica as a rolling upgrade does: the new one starts before the old one ends. */
  async #replaceReplica() {
    const [old = ''] = this.system.getContainers('validation');
    await this.system.add('validation');
    const code = await this.system.end(old);
    if (code !== 0) throw new Error(`Die ersetzte Replik endet mit ${code}.`);
  }

  /**
   * Sends checks without pause during `work`, then compares the charged, answered and logged checks.
   * @param {string} name
   * @param {() => Promise<string | void>} work
   * @param {{ isFault?: boolean, seconds?: number | undefined }} [kind] isFault: answers 503, which cost nothing, and cut connections may occur
   * @returns {Promise<string>} figures
   */
  async #loadWhile(name, work, { isFault = false, seconds = this.walk.seconds } = {}) {
    if (!this.#load) {
      const [keys = ''] = this.system.getContainers('keys');
      const issue = ['node', 'dist/cli.js', 'issue', '--client', 'Last', '--email', 'last@musterfirma.example'];
      for (let count = 0; count < KEYS; count++) {
        const output = await this.system.containers.exec(keys, [...issue, '--quota', '1000000000']);
        this.#keys.push(/^iban_(?:sk|test)_[0-9a-f]{64}$/m.exec(output)?.[0] ?? '');
      }
      this.#load = new CountedLoad(await sampleIbansOfShippedBanks(), this.#keys);
    }
    const { address, signal } = this.walk;
    const [description] = await Promise.all([work(), this.#load.drive(name, { address, seconds, signal })]);
    const { verdicts = 0, refused = 0, unanswered = 0 } = this.#load.legs.at(-1) ?? {};
    if (verdicts === 0 || (!isFault && refused + unanswered > 0))
      throw new Error(`${name}: ${verdicts} Prüfungen, ${refused} abgelehnt, ${unanswered} ohne Antwort.`);
    const figures = `${verdicts} Prüfungen, ${refused} abgelehnt, ${unanswered} ohne Antwort`;
    return `${description ? `${description}; ` : ''}${figures}; ${await this.#books(unanswered)}`;
  }

  /**
   * @param {number} unanswered checks without an answer: a check may be charged although its connection was cut before the answer
   * @throws {Error} when the numbers of charged, answered and logged checks differ for any other reason
   */
  async #books(unanswered) {
    const accounts = new Accounts(await this.walk.databaseUrl(), this.#keys);
    const limit = Date.now() + STORED_TIMEOUT_MS;
    for (;;) {
      const { used, verdicts, logRows } = await accounts.books(this.#load?.verdicts ?? new Map());
      const unseen = used - verdicts - this.#unseen;
      const figures = `gebucht ${used}, beantwortet ${verdicts}, protokolliert ${logRows}`;
      if (used === logRows && unseen >= 0 && unseen <= Math.min(unanswered, CONNECTIONS)) {
        this.#unseen += unseen;
        return figures;
      }
      // Checks of a killed service are stored, or their charge is reversed, a moment later.
      if (Date.now() > limit) throw new Error(`Die Bücher stimmen nicht: ${figures}.`);
      await sleep(POLL_INTERVAL_MS);
    }
  }
}
