import { Agent } from 'node:http';
import { answersReady } from '../../shared/process/exchange.mjs';

const POLL_INTERVAL_MS = 500;
const MAX_CONNECTIONS = 512;

/**
 * One gateway behind the front.
 * @typedef {object} Gateway
 * @property {URL} url
 * @property {Agent} agent keeps connections
 * @property {number} open requests under way
 * @property {boolean} isReady result of the last health check
 */

/** Checks the health of the gateways, and chooses one for each request. */
export class Gateways {
  /** @param {readonly string[]} urls */
  constructor(urls) {
    /** @type {Gateway[]} */
    this.all = urls.map((url) => ({
      url: new URL(url),
      agent: new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS, maxFreeSockets: 64 }),
      open: 0,
      isReady: false,
    }));
  }

  /** Polls the health of every gateway. */
  watch() {
    for (const gateway of this.all) void this.#poll(gateway);
  }

  get areReady() {
    return this.all.some(({ isReady }) => isReady);
  }

  /**
   * The ready gateway with the fewest open requests; if none is ready, any untried one.
   * @param {ReadonlySet<Gateway>} tried
   * @returns {Gateway | undefined}
   */
  choose(tried = new Set()) {
    const untried = this.all.filter((gateway) => !tried.has(gateway));
    const ready = untried.filter(({ isReady }) => isReady);
    return (ready.length > 0 ? ready : untried).reduce(
      (/** @type {Gateway | undefined} */ best, gateway) => (best && best.open <= gateway.open ? best : gateway),
      undefined,
    );
  }

  /** @param {Gateway} gateway */
  async #poll(gateway) {
    gateway.isReady = await answersReady(Number(gateway.url.port), gateway.url.hostname);
    setTimeout(() => void this.#poll(gateway), POLL_INTERVAL_MS).unref();
  }
}
