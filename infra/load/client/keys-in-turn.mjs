// @ts-check

/** Which connection uses which key: in turn, so that a batch of the gateway mixes the keys. */
export class KeysInTurn {
  /** @param {string[]} keys at least one */
  constructor(keys) {
    this.keys = keys;
  }

  /** @param {number} connection */
  of(connection) {
    return this.keys[connection % this.keys.length] ?? '';
  }

  /**
   * @param {number[]} byConnection a count for each connection
   * @returns {number[]} a count for each key
   */
  sumsByKey(byConnection) {
    const sums = this.keys.map(() => 0);
    byConnection.forEach((count, connection) => {
      const key = connection % sums.length;
      sums[key] = (sums[key] ?? 0) + count;
    });
    return sums;
  }
}
