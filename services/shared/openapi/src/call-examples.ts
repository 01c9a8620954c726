import {
  calculateIban,
  cancelFileJob,
  createFileJob,
  deleteFileJob,
  type Endpoint,
  findBank,
  type InputOf,
  type Language,
  listBankChanges,
  listCountries,
  listFileJobs,
  login,
  readFileJob,
  readPreview,
  readUpload,
  readUsage,
  rereadFile,
  type ResponseOf,
  searchBanks,
  startFileJob,
  uploadPiece,
  validateAsOpenIban,
  validateIban,
  validateIbans,
} from '@pruefer/contracts';
import { exampleBank, exampleCountries, exampleMatch } from './examples/example-banks.js';
import { exampleBulkAnswer } from './examples/example-bulk-answer.js';
import { exampleFileJobs } from './examples/example-file-jobs.js';
import { exampleVerdict, exampleVerdictWithBic } from './examples/example-verdict.js';
import type { Texts } from './texts/de.js';
import { textsIn } from './texts/texts-in.js';

/** A call and its answer, as its contract defines them. */
interface CallExample<E extends Endpoint> {
  readonly input: Partial<InputOf<E>>;
  readonly answer: ResponseOf<E>;
}

interface Example {
  readonly input: { readonly params?: object; readonly query?: object; readonly body?: object };
  readonly answer: object;
}

type NamedExample = readonly [string, Example];

function example<E extends Endpoint>({ method, path }: E, callExample: CallExample<E>): NamedExample {
  return [`${method} ${path}`, callExample];
}

function checks(texts: Texts['examples']): readonly NamedExample[] {
  const verdict = exampleVerdict(texts);
  const items = [
    { iban: 'DE23 9999 9900 0000 0000 01', reference: texts.references.first },
    { iban: 'DE24 9999 9900 0000 0000 01' },
    { iban: '', reference: texts.references.last },
  ];
  return [
    example(validateIban, {
      input: { body: { iban: 'DE23 9999 9900 0000 0000 01', bic: 'TESTDEFF' } },
      answer: exampleVerdictWithBic(texts),
    }),
    example(validateIbans, { input: { body: { items } }, answer: exampleBulkAnswer(texts) }),
    example(calculateIban, {
      input: { body: { country: 'DE', bankCode: '99999900', accountNumber: '1' } },
      answer: verdict,
    }),
    example(validateAsOpenIban, {
      input: { params: { iban: verdict.iban }, query: { getBIC: 'true', validateBankCode: 'true' } },
      answer: {
        valid: true,
        messages: ['Bank code valid: 99999900'],
        iban: verdict.iban,
        bankData: { bankCode: '99999900', name: 'Testbank', zip: '10117', city: 'Berlin', bic: 'TESTDEFFXXX' },
        checkResults: { bankCode: true },
      },
    }),
  ];
}

function files(texts: Texts['examples']): readonly NamedExample[] {
  const params = { id: '3f2c1a9e-5b7d-4c68-9e0f-1a2b3c4d5e6f' };
  const { registered, uploaded, ready, running, succeeded, cancelled } = exampleFileJobs(params.id, texts);
  return [
    example(createFileJob, {
      input: { body: { kind: 'validate', name: texts.file, bytes: 72 } },
      answer: registered,
    }),
    example(listFileJobs, { input: { query: { limit: 20 } }, answer: { items: [succeeded], total: 1 } }),
    example(readFileJob, { input: { params }, answer: { ...ready, available: 988 } }),
    example(readUpload, { input: { params }, answer: registered }),
    example(uploadPiece, { input: { params }, answer: uploaded }),
    example(rereadFile, {
      input: { params, body: { ibanColumn: 'IBAN', delimiter: ';' } },
      answer: { ...uploaded, preflight: ready.preflight },
    }),
    example(startFileJob, { input: { params }, answer: { ...running, available: 986 } }),
    example(cancelFileJob, { input: { params }, answer: cancelled }),
    example(deleteFileJob, { input: { params }, answer: succeeded }),
  ];
}

function banks(texts: Texts['examples']): readonly NamedExample[] {
  const { dataSet } = exampleBank;
  const { dataVersion, validFrom } = dataSet;
  return [
    example(findBank, { input: { params: { country: 'DE', bankCode: '37040044' } }, answer: exampleBank }),
    example(searchBanks, {
      input: { query: { q: 'commerzbank köln', limit: 20 } },
      answer: { dataSets: [{ country: 'DE', ...dataSet }], banks: [exampleMatch], nextCursor: null },
    }),
    example(listCountries, { input: {}, answer: exampleCountries(texts) }),
    example(listBankChanges, {
      input: { query: { since: '2026-01-01', country: 'DE', limit: 100 } },
      answer: {
        country: 'DE',
        knownSince: '2026-06-08',
        unknown: null,
        dataSets: [{ dataVersion, validFrom }],
        changes: [],
        nextCursor: null,
      },
    }),
  ];
}

function accounts({ password }: Texts['examples']): readonly NamedExample[] {
  return [
    example(readUsage, {
      input: {},
      answer: { isTest: false, quota: 1_000, used: 12, available: 988, days: [{ day: '2026-11-20', calls: 12 }] },
    }),
    example(readPreview, {
      input: { body: { token: 'TOKEN' } },
      answer: {
        slug: 'faq',
        title: 'FAQ',
        metaDescription: null,
        content: '<p>IBAN</p>',
        noindex: false,
        updatedAt: '2026-11-20T13:07:31.000Z',
      },
    }),
    example(login, {
      input: { body: { username: 'erika.mustermann', password } },
      answer: { token: null, user: null, requiresTwoFactor: true },
    }),
  ];
}

function buildExampleMap({ examples: texts }: Texts): ReadonlyMap<string, Example> {
  return new Map([checks, files, banks, accounts].flatMap((group) => group(texts)));
}

/** Public and customer calls with an example answer each, by language, method and path. */
export const callExamplesIn: Readonly<Record<Language, ReadonlyMap<string, Example>>> = {
  de: buildExampleMap(textsIn.de),
  en: buildExampleMap(textsIn.en),
};
