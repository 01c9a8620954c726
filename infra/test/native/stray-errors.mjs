/** Errors outside of a running test. A promise that is awaited later does not count. */
export class StrayErrors {
  /** @type {Map<object, unknown>} */
  #errors = new Map();
  #listeners = {
    uncaughtException: (/** @type {Error} */ error) => void this.#errors.set({}, error),
    unhandledRejection: (/** @type {unknown} */ error, /** @type {Promise<unknown>} */ promise) =>
      void this.#errors.set(promise, error),
    rejectionHandled: (/** @type {Promise<unknown>} */ promise) => void this.#errors.delete(promise),
  };

  constructor() {
    for (const [event, listener] of Object.entries(this.#listeners)) process.on(event, listener);
  }

  /**
   * Listens no more.
   * @returns {string[]} their stacks
   */
  end() {
    for (const [event, listener] of Object.entries(this.#listeners)) process.off(event, listener);
    return [...this.#errors.values()].map((error) => (error instanceof Error && error.stack) || String(error));
  }
}
