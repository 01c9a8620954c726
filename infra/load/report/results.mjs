// @ts-check
import { warningsAbout } from './measurement.mjs';

/**
 * @typedef {import('./measurement.mjs').Measurement} Measurement
 * @typedef {import('../system/books.mjs').Books} Books
 * @typedef {import('../proc/memory-watch.mjs').Growth} Growth
 *
 * @typedef {object} Results
 * @property {Measurement | null} echo null when the gateway has no such route
 * @property {Measurement} publicCheck
 * @property {Measurement | null} keyedCheck null without a key
 * @property {Measurement | null} single keyed checks one after the other, while nothing else is asked
 * @property {Measurement | null} halfLoad keyed checks at half the rate of `keyedCheck`
 * @property {import('./round-figures.mjs').Ratios} ratios to the echo, from the rounds; empty without one
 * @property {import('./round-figures.mjs').FiguresByPart} cpu milliseconds per 1,000 answers, from the rounds
 * @property {number | null} lagSeconds from the last answer to the last stored row; null when not all was stored in time
 * @property {Map<string, number>} rssMb
 * @property {Map<string, Growth> | null} rssGrowth
 * @property {Books | null} books
 * @property {import('../system/login-times.mjs').LoginTimes | null} loginMs of failed logins; null when the system is not the benchmark's own
 * @property {Record<string, unknown>} setting machine, versions and options of the run
 */

/** @param {Results} results */
export function runsOf({ echo, publicCheck, keyedCheck, single, halfLoad }) {
  return /** @type {const} */ ([
    { key: 'echo', name: 'Echo', measurement: echo },
    { key: 'publicCheck', name: 'Öffentliche Prüfung', measurement: publicCheck },
    { key: 'keyedCheck', name: 'Prüfung mit Schlüssel', measurement: keyedCheck },
    { key: 'single', name: '… eine nach der anderen', measurement: single },
    { key: 'halfLoad', name: '… bei halber Last', measurement: halfLoad },
  ]);
}

/**
 * @param {Pick<Results, 'ratios'>} results
 * @param {string} key of a run
 * @returns {number | null} its speed ÷ the echo's; null where nothing was compared
 */
export function ratioOf({ ratios }, key) {
  return new Map(Object.entries(ratios)).get(key)?.median ?? null;
}

/**
 * What is missing or makes the figures uncertain.
 * @param {Results} results
 * @returns {string[]} German sentences
 */
export function warningsOf(results) {
  return [
    ...(results.echo ? [] : ['Das Gateway hat keine Echo-Route: Verhältnisse fehlen.']),
    ...(results.keyedCheck ? [] : ['Ohne API-Schlüssel gemessen: Die Prüfung mit Schlüssel fehlt.']),
    ...runsOf(results).flatMap(({ name, measurement }) => (measurement ? warningsAbout(name, measurement) : [])),
    ...warningsAboutBooks(results),
  ];
}

/** @param {Results} results */
function warningsAboutBooks({ books, lagSeconds }) {
  if (!books) return [];
  return [
    ...(lagSeconds === null ? ['Bis zum Ende der Messung war nicht alles gespeichert.'] : []),
    ...(books.agree
      ? []
      : [`Verbrauch, Verdikte und Log stimmen nicht überein: Abweichung bei ${books.differing} Verträgen.`]),
  ];
}
