import { alignedTable, germanNumber } from '../../shared/aligned-table.mjs';
import { unmetSentences } from '../../shared/unmet-sentences.mjs';
import { PER_SECOND, TOTAL } from '../report/round-figures.mjs';

/** Processor time per IBAN ÷ that of a single check. */
const MAX_COST_SHARE = 0.25;
const MAX_P99_RATIO = 2;
const MAX_LAG_SECONDS = 5;
/** Rows of a file a second ÷ IBANs of bulk calls, both until they are in the log. */
const MIN_FILE_SHARE = 0.7;
/** While three quarters of a file are checked. */
const MAX_FILE_GROWTH_MB = 50;
const partsOfFiles = ['gateway', 'validation-1', 'validation-2', 'log', 'worker'];

/**
 * Goals of bulk calls that a run missed.
 * @param {import('./measure-bulk.mjs').BulkResults} results
 * @returns {string[]} German titles
 */
export function missedBulkGoals(results) {
  const { rounds, lagSeconds, p99, refusedCalls, books, file } = results;
  const costShare = (rounds['bulk']?.[TOTAL]?.median ?? NaN) / (rounds['keyedCheck']?.[TOTAL]?.median ?? NaN);
  const growthMb = Math.max(...computeGrowth(file));
  return unmetSentences([
    [costShare <= MAX_COST_SHARE, `Prozessorzeit je IBAN ≤ ${germanNumber(MAX_COST_SHARE, 2)} × einzelne Prüfung`],
    [p99.beside <= MAX_P99_RATIO * p99.alone, `p99 einzelner Prüfungen daneben ≤ ${MAX_P99_RATIO} × ohne`],
    [refusedCalls === 0, 'Keine Sammelprüfung abgelehnt'],
    [lagSeconds <= MAX_LAG_SECONDS, `Log nach ${MAX_LAG_SECONDS} s vollständig`],
    [computeFileShare(results) >= MIN_FILE_SHARE, `Datei ≥ ${germanNumber(MIN_FILE_SHARE, 1)} × Sammelprüfung`],
    [growthMb <= MAX_FILE_GROWTH_MB, `Speicher wächst bei einer Datei um ≤ ${MAX_FILE_GROWTH_MB} MB je Teil`],
    [books.agree, 'berechnet = beantwortet = im Log'],
  ]);
}

/**
 * Rows of a file a second ÷ IBANs a second in bulk calls, both until they are in the log.
 * @param {import('./measure-bulk.mjs').BulkResults} results
 */
function computeFileShare({ file, storedPerSecond }) {
  return file.perSecond / storedPerSecond;
}

/** @param {import('./measure-file.mjs').FileResults} file @returns {number[]} MB by part */
function computeGrowth({ quarterMb, endMb }) {
  return partsOfFiles.map((name) => (endMb[name] ?? 0) - (quarterMb[name] ?? 0));
}

/** @param {import('./measure-bulk.mjs').BulkResults} results */
function describeFile(results) {
  const { rows, readSeconds, perSecond, cpuPer1000, quarterMb, endMb } = results.file;
  const memory = partsOfFiles.map(
    (name) => `${name} ${germanNumber(quarterMb[name] ?? NaN, 0)} → ${germanNumber(endMb[name] ?? NaN, 0)}`,
  );
  return [
    `Datei mit ${germanNumber(rows)} Zeilen: in ${germanNumber(readSeconds, 1)} s gelesen, ${germanNumber(perSecond)} Zeilen pro Sekunde geprüft und im Log (${germanNumber(computeFileShare(results), 2)} × Sammelprüfungen mit ${germanNumber(results.storedPerSecond, 0)}),`,
    `${germanNumber(cpuPer1000[TOTAL] ?? NaN, 1)} CPU-ms je 1.000 Zeilen. PSS MB vom ersten Viertel bis zum Ende: ${memory.join(', ')}.`,
  ].join(' ');
}

/**
 * @param {import('./measure-bulk.mjs').BulkResults} results
 * @returns {string} German table and sentences
 */
export function formatBulkReport(results) {
  const { rounds, p99, refusedCalls, lagSeconds, books, memoryMb, parts: alone } = results;
  const [single = {}, bulk = {}] = [rounds['keyedCheck'], rounds['bulk']];
  const parts = Object.keys(bulk).filter((name) => name !== PER_SECOND && name !== TOTAL);
  const getMedian = (/** @type {typeof bulk} */ figures, /** @type {string} */ name) => figures[name]?.median ?? NaN;
  const line = (/** @type {string} */ title, /** @type {string} */ name) => [
    title,
    germanNumber(getMedian(single, name), 1),
    germanNumber(getMedian(bulk, name), 1),
    germanNumber(getMedian(bulk, name) / getMedian(single, name), 2),
    germanNumber(memoryMb[name] ?? NaN, 0),
  ];
  const missed = missedBulkGoals(results);
  return [
    alignedTable([
      ['CPU-ms je 1.000 IBANs', 'einzeln', 'Sammelprüfung', 'Verhältnis', 'PSS MB'],
      ...parts.map((name) => line(name, name)),
      line('zusammen (ohne Client)', TOTAL),
      line('IBANs pro Sekunde', PER_SECOND),
    ]),
    `Einzelne Prüfungen bei einem Viertel der Höchstlast: p99 ${germanNumber(p99.alone, 1)} ms, mit Sammelprüfungen daneben ${germanNumber(p99.beside, 1)} ms; abgelehnte Sammelprüfungen: ${germanNumber(refusedCalls)}.`,
    `Nach der letzten Antwort war das Log nach ${Number.isFinite(lagSeconds) ? germanNumber(lagSeconds, 1) : 'über 120'} s vollständig.`,
    `Die Teile allein, IBANs pro Sekunde auf einem Kern: ${Object.entries(alone)
      .map(([name, rate]) => `${name} ${germanNumber(rate)}`)
      .join(', ')}.`,
    describeFile(results),
    `Berechnet ${germanNumber(books.used)}, beantwortet ${germanNumber(books.verdicts)}, im Log ${germanNumber(books.logRows)}.`,
    missed.length === 0 ? 'Alle Ziele erreicht.' : `Nicht erreicht: ${missed.join('; ')}.`,
  ].join('\n\n');
}
