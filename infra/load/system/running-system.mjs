// @ts-check
import { dataDir as configuredDataDir } from '../../start/base/folders.mjs';
import { Refusal } from '../../start/base/refusal.mjs';
import { readState } from '../../start/state.mjs';

/** @typedef {import('../../start/state.mjs').State} State */

const ANSWER_LIMIT_MS = 3_000;

/** A system that can be measured: by its address alone, or with its processes and its database where they are in reach. */
export class RunningSystem {
  /**
   * @param {string} address of the gateway
   * @param {string | null} dataDir
   * @param {State | null} state
   */
  constructor(address, dataDir, state) {
    this.address = address;
    this.dataDir = dataDir;
    this.state = state;
  }

  /** Process ids by part; empty when they are out of reach. */
  get pids() {
    const parts = Object.entries(this.state?.parts ?? {});
    return new Map(parts.flatMap(([name, { pid }]) => (pid ? [[name, pid]] : [])));
  }

  /** PostgreSQL's address with the right to read every schema; null when it is out of reach. */
  get databaseUrl() {
    return this.state?.servers.postgres ?? null;
  }

  /**
   * Whether the gateway has the route that exists in the benchmark's own system only.
   * @throws {Refusal} when nobody answers
   */
  async hasEcho() {
    const answer = await fetch(`${this.address}/bench/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"iban":"DE89370400440532013000"}',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch((error) => {
      throw new Refusal(`${this.address} antwortet nicht: ${error.cause?.message ?? error.message}`);
    });
    await answer.body?.cancel();
    return answer.ok;
  }
}

/**
 * @param {string} url of a gateway; when it is that of the configured data folder's system, its processes are measured too
 * @returns {RunningSystem}
 */
export function runningSystemAt(url) {
  const dataDir = configuredDataDir();
  const state = readState(dataDir);
  const isThatOne = state !== undefined && new URL(state.address).port === new URL(url).port;
  return isThatOne ? new RunningSystem(url, dataDir, state) : new RunningSystem(url, null, null);
}
