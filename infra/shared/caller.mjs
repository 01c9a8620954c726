// @ts-check
import { generateSync } from 'otplib';
import { rowsOf } from './database.mjs';
import { until } from './until.mjs';

const ADMIN = { username: 'admin', password: 'Ein Satz mit Wiederherstellung 7' };
const IBAN = 'DE89370400440532013000';
/** Settings of a system that is filled, checked and deleted. */
export const FIRST_ADMIN = {
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: 'admin@bank.example',
  ADMIN_PASSWORD: ADMIN.password,
};

/** Calls of a running system, as the console and customers make them. */
export class Caller {
  /** @param {number} port */
  constructor(port) {
    this.address = `http://localhost:${port}`;
    this.token = '';
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   * @throws {Error} when it is refused
   */
  async call(method, path, body) {
    const headers = {
      'content-type': 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    const response = await fetch(this.address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /**
   * Checks an IBAN with a key.
   * @param {string} apiKey
   */
  async check(apiKey) {
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
    const response = await fetch(`${this.address}/api/validate-iban`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ iban: IBAN }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /**
   * Signs the first admin in, which a start makes as its very last step.
   * @param {string} databaseUrl
   * @returns {Promise<string>} the secret of the app
   */
  async signInFirst(databaseUrl) {
    await until(async () => (await rowsOf(databaseUrl, 'SELECT 1 FROM auth.users')).length > 0, 60_000);
    this.token = (await this.call('POST', '/api/auth/login', ADMIN)).token;
    const { secret } = await this.call('POST', '/api/auth/setup-2fa', {});
    this.token = (await this.call('POST', '/api/auth/verify-2fa', { token: generateSync({ secret }) })).token;
    return secret;
  }

  /** @param {string} secret of the app */
  async signIn(secret) {
    this.token = '';
    // A code is taken once.
    await until(async () => {
      const body = { ...ADMIN, totpCode: generateSync({ secret }) };
      this.token = (await this.call('POST', '/api/auth/login', body).catch(() => ({}))).token ?? '';
      return this.token !== '';
    }, 70_000);
  }
}
