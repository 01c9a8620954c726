import { CLIENT } from '../proc/cpu-meter.mjs';
import { computeSpread } from './statistics.mjs';

/**
 * @typedef {import('../measure-rounds.mjs').Kind} Kind
 * @typedef {import('../measure-rounds.mjs').Round} Round
 * @typedef {import('./statistics.mjs').Spread} Spread
 * @typedef {Partial<Record<Kind, Record<string, Spread>>>} FiguresByKind
 */

/** Names of the figures that belong to no single part. */
export const TOTAL = 'total';
export const PER_SECOND = 'perSecond';

/**
 * @param {import('../../shared/process/processes.mjs').ByPart} cpuMs
 * @param {number} answers
 * @returns {Record<string, number>} CPU milliseconds per 1,000 answers by part; the total leaves out the client; empty where unknown
 */
export function cpuPer1000(cpuMs, answers) {
  if (answers === 0 || Object.keys(cpuMs).length === 0) return {};
  const total = Object.entries(cpuMs).reduce((sum, [name, ms]) => (name === CLIENT ? sum : sum + ms), 0);
  return mapValues({ ...cpuMs, [TOTAL]: total }, (ms) => (ms * 1_000) / answers);
}

/**
 * @param {Round[]} rounds
 * @returns {FiguresByKind} spread of every figure that all rounds have
 */
export function computeSpreads(rounds) {
  const [first = {}] = rounds;
  return mapValues(first, (figures, kind) => {
    const spreads = Object.keys(figures).flatMap((name) => {
      const values = rounds.map((round) => round[/** @type {Kind} */ (kind)]?.[name] ?? NaN);
      return values.every(Number.isFinite) ? [[name, computeSpread(values)]] : [];
    });
    return Object.fromEntries(spreads);
  });
}

/**
 * Compares two systems round by round.
 * @param {Round[]} own
 * @param {Round[]} other as many, of the same kinds
 * @returns {FiguresByKind} own ÷ other: of the CPU time (below 1: cheaper) and of the speed (above 1: faster)
 */
export function computeQuotients(own, other) {
  return computeSpreads(
    own.map((round, nth) =>
      mapValues(round, (figures, kind) =>
        mapValues(figures, (figure, name) => figure / (other[nth]?.[/** @type {Kind} */ (kind)]?.[name] ?? NaN)),
      ),
    ),
  );
}

/**
 * @param {Round[]} rounds
 * @returns {Partial<Record<Kind, Spread>>} speed ÷ the echo's speed; empty without an echo
 */
export function computeEchoRatios(rounds) {
  const echoes = rounds.map(({ echo }) => ({ echo, publicCheck: echo, keyedCheck: echo }));
  const spreads = Object.entries(computeQuotients(rounds, /** @type {Round[]} */ (echoes)));
  return Object.fromEntries(spreads.flatMap(([kind, { perSecond }]) => (perSecond ? [[kind, perSecond]] : [])));
}

/**
 * @template Value, Result
 * @param {Partial<Record<string, Value>>} record
 * @param {(value: Value, name: string) => Result} change
 * @returns {Record<string, Result>}
 */
function mapValues(record, change) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(/** @type {Value} */ (value), name)]),
  );
}
