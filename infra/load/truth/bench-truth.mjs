import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { numberWithin, readOptions } from '../../shared/command-options.mjs';
import { inTemporaryFolder, root } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { nx } from '../../start/build/nx.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { shippedBanks, shippedDirectory } from '../client/shipped-banks.mjs';
import { compare } from './compare.mjs';
import { askIbantools, askLibrary, libraries, preparePython } from './libraries.mjs';
import { buildTruthDocument, formatTruthSummary } from './truth-report.mjs';
import { accountCases, ibanCases, methods } from './truth-samples.mjs';

/** @typedef {import('./compare.mjs').Judged} Judged */

const usage = `Aufruf: npm run bench:truth -- [Optionen]
  --accounts N     Kontonummern je Verfahren (10 bis 20000, sonst 1200)
  --ibans N        IBANs je Land und Art (1 bis 2000, sonst 100)`;
/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const options = {
  accounts: { type: 'string', default: '1200' },
  ibans: { type: 'string', default: '100' },
  help: { type: 'boolean' },
};
const document = join(root, 'docs', 'DIFFERENCES.md');

/**
 * `npm run bench:truth`: compares the engine with other libraries, which are fetched for the run, and writes docs/DIFFERENCES.md. A library
 * that cannot be fetched is left out and named.
 * @param {string[]} args
 * @throws {OperatorError} when a difference has no explanation
 */
export async function main(args) {
  const { accounts, ibans, help } = readOptions(args, { options, usage });
  if (help) return console.log(usage);
  const perMethod = numberWithin('accounts', accounts, { min: 10, max: 20_000, usage });
  const perKind = numberWithin('ibans', ibans, { min: 1, max: 2_000, usage });
  // Standard output may be piped into a file, so progress is written to standard error.
  console.error('Die Pakete werden gebaut …');
  await nx(['run-many', '-t', 'build', '-p', '@pruefer/iban,@pruefer/banks']);
  const cases = await judgedCases(perMethod, perKind);
  const { answers, missing } = await askAll(cases.map(({ line }) => line));
  const verdicts = cases.map((one) => one.verdict);
  const comparison = compare(verdicts, answers);
  const ibanVerdicts = verdicts.filter(({ kind }) => kind === 'iban');
  const truth = {
    accounts: verdicts.length - ibanVerdicts.length,
    methods: methods.length,
    ibans: ibanVerdicts.length,
    countries: new Set(ibanVerdicts.map(({ subject }) => subject)).size,
    answers,
    missing,
    comparison,
  };
  await writeFile(document, buildTruthDocument(truth));
  console.log(formatTruthSummary(truth));
  if (comparison.unexplained.length > 0)
    throw new OperatorError('Unterschiede ohne Erklärung: siehe docs/DIFFERENCES.md.');
}

/**
 * All cases, as lines for the other programs and with the result of the engine.
 * @param {number} perMethod
 * @param {number} perKind
 * @returns {Promise<{ line: string, verdict: Judged }[]>}
 */
async function judgedCases(perMethod, perKind) {
  // Loaded late: a fresh clone has no built packages.
  const engine = await import('@pruefer/iban');
  const banks = await shippedDirectory();
  const { bankCodes } = await shippedBanks();
  const accounts = accountCases(perMethod).map((one) => {
    const { method, bankCode, account } = one;
    return { line: `account ${method} ${bankCode} ${account}`, verdict: judgedAccount(engine, one) };
  });
  const ibans = ibanCases(engine, banks, bankCodes, perKind).map(({ country, iban }) => {
    const { error, warnings } = engine.checkIban(iban, banks);
    const finding = error ?? warnings.find((warning) => warning.endsWith('_doubtful')) ?? warnings[0];
    const ours = error === null ? /** @type {const} */ ('accepted') : /** @type {const} */ ('refused');
    const kind = /** @type {const} */ ('iban');
    return {
      line: `iban ${iban}`,
      verdict: { kind, subject: country, number: iban, ours, ...(finding && { finding }) },
    };
  });
  return [...accounts, ...ibans];
}

/**
 * @param {typeof import('@pruefer/iban')} engine
 * @param {import('./truth-samples.mjs').AccountCase} question
 * @returns {Judged}
 */
function judgedAccount({ checkAccountNumber }, { method, bankCode, account }) {
  const { result, readings = [] } = checkAccountNumber({ method, account, bankCode, readings: true }, 'en');
  const verdict = { kind: /** @type {const} */ ('account'), subject: method, number: account };
  if (result === 'warning') return { ...verdict, ours: 'warning', readings };
  return { ...verdict, ours: result === 'failed' ? 'refused' : 'accepted' };
}

/** @param {readonly string[]} lines */
function askAll(lines) {
  return inTemporaryFolder('truth-', async (folder) => {
    await writeFile(join(folder, 'cases.txt'), `${lines.join('\n')}\n`);
    const replies = [];
    const noPython = await preparePython(folder).then(
      () => undefined,
      (/** @type {Error} */ { message }) => `python3 mit venv fehlt: ${lastLines(message, 1)}`,
    );
    for (const library of libraries) {
      console.error(`${library.name} wird geholt und gefragt …`);
      replies.push(noPython ? { name: library.name, missing: noPython } : await askLibrary(library, folder));
    }
    replies.push(await askIbantools(lines));
    return {
      answers: replies.filter((one) => 'letters' in one),
      missing: replies.filter((one) => 'missing' in one),
    };
  });
}
