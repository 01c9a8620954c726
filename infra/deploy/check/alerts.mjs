import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';

const TIMEOUT_MS = 60_000;
const RULES = join('k8s', 'chart', 'rules.yml');
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
 * @param {string} monitoring folder of the tests, which name the rules by a relative path
 * @param {string} scratch folder for rules with mistakes
 * @returns {string[]}
 */
export function alertFindings(program, monitoring, scratch) {
  const rules = readFileSync(join(root, RULES), 'utf8');
  const tests = readFileSync(join(monitoring, TESTS), 'utf8');
  writeFileSync(join(scratch, TESTS), tests.replace(/^rule_files: .*$/m, 'rule_files: [rules.yml]'));
  const unnoticed = planted.flatMap(([what = '', right = '', wrong = '']) => {
    writeFileSync(join(scratch, 'rules.yml'), rules.replaceAll(right, wrong));
    return runAlertTests(program, scratch).length > 0 ? [] : [`${TESTS} bemerkt nicht: ${what} (${wrong})`];
  });
  return [...runAlertTests(program, monitoring), ...unnoticed];
}

/** @param {string} program @param {string} folder @returns {string[]} */
function runAlertTests(program, folder) {
  const { status, error, stderr } = spawnSync(program, [join(folder, TESTS)], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  if (error) throw error;
  return status === 0 ? [] : [stderr.trim()];
}
