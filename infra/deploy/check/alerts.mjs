// @ts-check
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_MS = 60_000;
const RULES = 'rules.yml';
const TESTS = 'rules.test.yml';

/** Mistakes that the tests of the rules must notice: the mistake, the right text, the wrong text. */
const planted = [
  ['eine falsche Schwelle', '> 14.4 * 0.001', '> 14 * 0.001'],
  ['eine Kennzahl, die es nicht gibt', 'kafka_dead_letters_total', 'kafka_dead_letter_total'],
  ['einen Rückstand, den niemand mehr misst', ' or absent(kafka_consumer_lag)', ''],
  ['eine falsche Frist', 'for: 1h', 'for: 2h'],
  ['eine falsche Dringlichkeit', 'severity: page', 'severity: ticket'],
];

/**
 * Failures of the tests of the alert rules, and planted mistakes that they miss.
 * @param {string} program that runs the tests
 * @param {string} monitoring folder of rules and tests
 * @param {string} scratch folder for rules with mistakes
 * @returns {string[]}
 */
export function alertFindings(program, monitoring, scratch) {
  const rules = readFileSync(join(monitoring, RULES), 'utf8');
  copyFileSync(join(monitoring, TESTS), join(scratch, TESTS));
  const unnoticed = planted.flatMap(([what = '', right = '', wrong = '']) => {
    writeFileSync(join(scratch, RULES), rules.replaceAll(right, wrong));
    return findingsOf(program, scratch).length > 0 ? [] : [`${TESTS} bemerkt nicht: ${what} (${wrong})`];
  });
  return [...findingsOf(program, monitoring), ...unnoticed];
}

/**
 * @param {string} program
 * @param {string} folder
 * @returns {string[]}
 */
function findingsOf(program, folder) {
  const { status, error, stderr } = spawnSync(program, [join(folder, TESTS)], { encoding: 'utf8', timeout: LIMIT_MS });
  if (error) throw error;
  return status === 0 ? [] : [stderr.trim()];
}
