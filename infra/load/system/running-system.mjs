import { dataDir as configuredDataDir } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { readState } from '../../start/state/state.mjs';

const ANSWER_TIMEOUT_MS = 3_000;

/** A system to measure: by its address alone, or also with its processes and database. */
export class RunningSystem {
  /** Null when nothing runs on the data folder, or it is not within reach. @type {import('../../start/state/state.mjs').State | null} */
  state;

  /**
   * @param {string} address of the gateway
   * @param {string | null} dataDir null when it is not within reach
   */
  constructor(address, dataDir) {
    this.address = address;
    this.dataDir = dataDir;
    this.state = (dataDir && readState(dataDir)) || null;
  }

  /** Process ids by part; empty when they are not within reach. */
  get pids() {
    const parts = Object.entries(this.state?.parts ?? {});
    return new Map(parts.flatMap(([name, { pid }]) => (pid ? [[name, pid]] : [])));
  }

  /** PostgreSQL's address, for a role that reads every schema; null when it is not within reach. */
  get databaseUrl() {
    return this.state?.servers.postgres ?? null;
  }

  /**
   * Whether the gateway has the echo route, which only systems of the benchmark have.
   * @throws {OperatorError} when the gateway does not answer
   */
  async hasEcho() {
    const response = await fetch(`${this.address}/bench/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"iban":"DE89370400440532013000"}',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch((error) => {
      throw new OperatorError(`${this.address} antwortet nicht: ${error.cause?.message ?? error.message}`);
    });
    await response.body?.cancel();
    return response.ok;
  }
}

/**
 * @param {string} url of a gateway; processes and database are within reach when it belongs to the configured data folder
 * @returns {RunningSystem}
 */
export function runningSystemAt(url) {
  const dataDir = configuredDataDir();
  const address = readState(dataDir)?.address;
  const isConfigured = address !== undefined && new URL(address).port === new URL(url).port;
  return new RunningSystem(url, isConfigured ? dataDir : null);
}
