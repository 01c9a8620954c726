import { setTimeout as sleep } from 'node:timers/promises';
import { generateSync } from 'otplib';
import { queryRows } from './database.mjs';
import { timeoutFactor, until } from './until.mjs';

const ADMIN = { username: 'admin', password: 'Ein Satz mit Wiederherstellung 7' };
const IBAN = 'DE89370400440532013000';
const ANSWER_TIMEOUT_MS = 15_000;
const CODE_LASTS_MS = 30_000;
/** Settings of a system that is filled, checked and deleted. */
export const FIRST_ADMIN = {
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: 'admin@bank.example',
  ADMIN_PASSWORD: ADMIN.password,
};

/** Calls of a running system, as the console and customers make them. */
export class Caller {
  /** @param {string} address @param {{ username: string, password: string }} [admin] */
  constructor(address, admin = ADMIN) {
    this.address = address;
    this.admin = admin;
    this.token = '';
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers] by default those of the signed-in admin
   * @returns {Promise<any>}
   * @throws {Error} when it is refused
   */
  async call(method, path, body, headers = this.token ? { authorization: `Bearer ${this.token}` } : {}) {
    const response = await this.#send(method, path, body, headers);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /**
   * Checks an IBAN with a key.
   * @param {string} apiKey
   */
  async check(apiKey) {
    const response = await this.#send('POST', '/api/validate-iban', { iban: IBAN }, { 'x-api-key': apiKey });
    await response.arrayBuffer();
    return response.status;
  }

  /**
   * Signs the first admin in, which a start makes as its very last step.
   * @param {string} databaseUrl
   * @returns {Promise<string>} the secret of the app
   */
  async signInFirst(databaseUrl) {
    await until(async () => (await queryRows(databaseUrl, 'SELECT 1 FROM auth.users')).length > 0, 60_000);
    return this.enrol();
  }

  /**
   * Signs the admin in and sets up the second factor.
   * @returns {Promise<string>} the secret of the app
   */
  async enrol() {
    this.token = (await this.call('POST', '/api/auth/login', this.admin)).token;
    const { secret } = await this.call('POST', '/api/auth/setup-2fa', {});
    this.token = (await this.call('POST', '/api/auth/verify-2fa', { token: generateSync({ secret }) })).token;
    return secret;
  }

  /** @param {string} secret of the app */
  async signIn(secret) {
    const logIn = () => this.call('POST', '/api/auth/login', { ...this.admin, totpCode: generateSync({ secret }) }, {});
    // Each code is accepted once: the second attempt has the next one.
    const answer = await logIn().catch(() => sleep(CODE_LASTS_MS - (Date.now() % CODE_LASTS_MS)).then(logIn));
    this.token = answer.token;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object | undefined} body
   * @param {Record<string, string>} headers
   */
  #send(method, path, body, headers) {
    return fetch(this.address + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS * timeoutFactor()),
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
