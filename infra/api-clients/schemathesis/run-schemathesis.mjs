import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printedIn, pythonWith } from '../install-tool.mjs';

/**
 * @typedef {{ title: string, operations?: string[] }} Finding
 * @typedef {{ test_cases: { generated: number }, failures: Finding[], errors: Finding[] }} Report as Schemathesis writes it
 */

const SCHEMATHESIS = 'schemathesis==4.32.5';
/** Published IBANs of test keys. Those that are answered with a made-up 500 or 503 are left out: they look like a failure. */
const IBANS = [
  'DE23999999000000000001',
  'DE84999999010000000018',
  'DE93999999020000000001',
  'FR1420041010050500013M02606',
  'XX23999999000000000001',
  'DE24999999000000000001',
  'DE66999999000000401001',
  'DE84999999000000429001',
];
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];
/** Calls of the console that change nothing. Not the streams, which do not end, and not the backup, which reads the whole database. */
const READ_BY_STAFF = '^GET /api/(?:admin|auth)/(?!.*(?:events|live|database/backup)$)';
const hooks = fileURLToPath(new URL('.', import.meta.url));

/**
 * Sends requests that Schemathesis derives from a description, right and wrong ones: those of customers, or reading ones of staff.
 * @param {{ folder: string, document: string, url: string, requests: number, keys: readonly string[], session?: string }} options
 * `requests`: about how many; `folder`: for its report; `session`: token of a user of the console
 * @returns {Promise<{ requests: number, findings: readonly string[] }>} each finding with the operations that it is about
 */
export async function findingsOfSchemathesis({ folder, document, url, requests, keys, session = '' }) {
  /** @type {{ paths: Record<string, object> }} */
  const { paths } = JSON.parse(await readFile(document, 'utf8'));
  const chosen = session ? READ_BY_STAFF : '.';
  const operations = Object.entries(paths)
    .flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((name) => new RegExp(chosen).test(name));
  const examples = Math.max(1, Math.round(requests / operations.length));
  const report = join(folder, 'schemathesis.json');
  const python = await pythonWith(SCHEMATHESIS);
  const variables = {
    ...python,
    PYTHONPATH: `${python['PYTHONPATH']}:${hooks}`,
    SCHEMATHESIS_HOOKS: 'hooks',
    IBAN_API_KEYS: keys.join(' '),
    IBAN_API_SESSION: session,
    IBAN_API_IBANS: IBANS.join(' '),
  };
  const generation = ['--max-examples', `${examples}`, '--generation-with-security-parameters', 'false'];
  // With more workers, Python 3.11 sometimes fails with a "recursion depth mismatch".
  const settings = ['--workers', '1', '--generation-database', 'none'];
  const reporting = ['--report', 'json', '--report-json-path', report];
  const checks = ['--continue-on-failure', '--checks', CHECKS.join(',')];
  const calls = ['run', document, '--url', url, '--no-color', '--include-name-regex', chosen];
  const args = [...calls, ...generation, ...checks, ...settings, ...reporting];
  const printed = await printedIn(folder, 'schemathesis', args, variables);
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(printed);
  });
  /** @type {Report} */
  const { test_cases: cases, failures, errors } = JSON.parse(text);
  const findings = [...failures, ...errors].map(
    ({ title, operations: places = [] }) => `${title}: ${places.join(', ')}`,
  );
  // Its output contains the requests that it found.
  return { requests: cases.generated, findings: findings.length > 0 ? [...findings, printed] : [] };
}
