// @ts-check
import { spreadOf } from './spread.mjs';

/**
 * @typedef {import('../rounds.mjs').Kind} Kind
 * @typedef {import('../rounds.mjs').Round} Round
 * @typedef {import('../rounds.mjs').Sample} Sample
 * @typedef {import('./spread.mjs').Spread} Spread
 * @typedef {Partial<Record<Kind, Spread>>} Ratios of a speed to the echo's
 * @typedef {Partial<Record<Kind, Record<string, Spread>>>} FiguresByPart
 */

/** Name of the speed among the figures that are compared part by part. */
export const PER_SECOND = 'perSecond';

/**
 * @param {Round[]} rounds
 * @returns {Ratios} empty without an echo
 */
export function ratiosOf(rounds) {
  if (!rounds[0]?.echo) return {};
  return Object.fromEntries(
    kindsOf(rounds).map((kind) => {
      const shares = rounds.map((round) => (round[kind]?.perSecond ?? NaN) / (round.echo?.perSecond ?? NaN));
      return [kind, spreadOf(shares, 3)];
    }),
  );
}

/**
 * @param {Round[]} rounds
 * @returns {FiguresByPart} CPU milliseconds per 1,000 answers by kind and part
 */
export function cpuOf(rounds) {
  return Object.fromEntries(
    kindsOf(rounds).map((kind) => {
      const samples = rounds.map((round) => round[kind]?.cpuMsPer1000 ?? {});
      return [
        kind,
        byPart(namesIn(samples), (part) =>
          spreadOf(
            samples.map((sample) => sample[part] ?? NaN),
            1,
          ),
        ),
      ];
    }),
  );
}

/**
 * Compares two systems round by round.
 * @param {Round[]} own
 * @param {Round[]} other as many, of the same kinds
 * @returns {FiguresByPart} own ÷ other by kind: of the CPU time by part (below 1: cheaper) and of the speed (above 1: faster)
 */
export function quotientsOf(own, other) {
  return Object.fromEntries(
    kindsOf(own).map((kind) => {
      const pairs = own.map((round, place) => [figuresOf(round[kind]), figuresOf(other[place]?.[kind])]);
      const quotients = (/** @type {string} */ name) =>
        pairs.map(([one, two]) => (one?.[name] ?? NaN) / (two?.[name] ?? NaN));
      const names = namesIn(pairs.map(([one]) => one ?? {})).filter((name) => pairs.every(([, two]) => two?.[name]));
      return [kind, byPart(names, (name) => spreadOf(quotients(name), 3))];
    }),
  );
}

/**
 * @param {Sample | undefined} sample
 * @returns {Record<string, number>}
 */
function figuresOf(sample) {
  return sample ? { [PER_SECOND]: sample.perSecond, ...sample.cpuMsPer1000 } : {};
}

/** @param {Round[]} rounds */
function kindsOf(rounds) {
  return /** @type {Kind[]} */ (Object.keys(rounds[0] ?? {}));
}

/** @param {Record<string, number>[]} samples */
function namesIn(samples) {
  return [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
}

/**
 * @param {string[]} names
 * @param {(name: string) => Spread} figure
 * @returns {Record<string, Spread>}
 */
function byPart(names, figure) {
  return Object.fromEntries(names.map((name) => [name, figure(name)]));
}
