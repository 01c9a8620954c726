// @ts-check

/**
 * @typedef {object} ContractBooks what three sides know of one contract
 * @property {number} used charged by keys.charge
 * @property {number} verdicts answers with status 200 the client has seen
 * @property {number} logRows stored rows of status 200 and 400
 *
 * @typedef {object} Books the sums of all contracts
 * @property {number} used
 * @property {number} verdicts
 * @property {number} logRows
 * @property {number} differing contracts of which the three figures are not the same
 * @property {boolean} agree
 */

/**
 * What is charged is answered and logged: no more, no less, contract by contract.
 * @param {ContractBooks[]} contracts
 * @returns {Books}
 */
export function compareBooks(contracts) {
  /** @param {(one: ContractBooks) => number} figure */
  const sum = (figure) => contracts.reduce((total, one) => total + figure(one), 0);
  const differing = contracts.filter(({ used, verdicts, logRows }) => used !== verdicts || used !== logRows).length;
  return {
    used: sum(({ used }) => used),
    verdicts: sum(({ verdicts }) => verdicts),
    logRows: sum(({ logRows }) => logRows),
    differing,
    agree: differing === 0,
  };
}
