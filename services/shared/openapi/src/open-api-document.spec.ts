import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { allEndpoints, endpointIds, type Language, listEndpointProblems, validateIban } from '@pruefer/contracts';
import type { ApiDocument } from './api-document.js';
import { type Audience, describedFor } from './described-for.js';
import { openApiDocument } from './open-api-document.js';

const redocly = fileURLToPath(new URL('../../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
const rules = fileURLToPath(new URL('redocly.yaml', import.meta.url));

const outside = allEndpoints.filter(({ access }) => access !== 'internal');
const documentFor = (audience: Audience, language: Language = 'de') =>
  openApiDocument('Titel', describedFor(audience, allEndpoints), language) as ApiDocument;

describe('the description of the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iban-pruefer-openapi-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Redocly's findings; nothing leaves the machine. */
  async function findingsIn(document: object): Promise<readonly { ruleId: string; message: string }[]> {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const args = [redocly, 'lint', file, `--config=${rules}`, '--format=json', '--max-problems=1000'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch(
      (refused: { stdout: string }) => refused,
    );
    return (JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }).problems;
  }

  it.each([
    ['customers', 'de'],
    ['customers', 'en'],
    ['staff', 'de'],
  ] as const)(
    'for %s (%s) is OpenAPI 3.1 without a finding, its examples included',
    async (audience, language) => expect(await findingsIn(documentFor(audience, language))).toEqual([]),
    60_000,
  );

  it('is refused with an example that is not of its schema', async () => {
    const wrong = JSON.parse(
      JSON.stringify(documentFor('customers')).replaceAll('"valid":true', '"valid":"yes"'),
    ) as object;
    expect((await findingsIn(wrong)).map(({ ruleId }) => ruleId)).toContain('no-invalid-media-type-examples');
  }, 60_000);

  it('A1: shows visitors and customers no call that is not for them', () => {
    const ids = (audience: Audience) =>
      Object.values(documentFor(audience).paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(ids('customers').toSorted()).toEqual([
      'calculateIban',
      'cancelFileJob',
      'createFileJob',
      'deleteFileJob',
      'downloadFileErrors',
      'downloadFileResult',
      'findBank',
      'listBankChanges',
      'listCountries',
      'listFileJobs',
      'listPublicPages',
      'listPublicSections',
      'readApiDescription',
      'readFileJob',
      'readFooterConfig',
      'readHeaderConfig',
      'readHomepageMeta',
      'readImage',
      'readPreview',
      'readPublicPage',
      'readShareImage',
      'readUpload',
      'readUsage',
      'rereadFile',
      'searchBanks',
      'startFileJob',
      'uploadPiece',
      'validateAsOpenIban',
      'validateIban',
      'validateIbans',
    ]);
    expect(ids('staff').toSorted()).toEqual(outside.map((endpoint) => endpointIds.get(endpoint)!).toSorted());
    const { paths } = documentFor('staff');
    const outsideOfApi = Object.keys(paths).filter((path) => !path.startsWith('/api/'));
    expect(outsideOfApi).toEqual(['/openiban/validate/{iban}']);
    const text = JSON.stringify(documentFor('customers'));
    for (const staffOnly of ['/api/admin', 'forbidden', '"session"']) expect(text.includes(staffOnly)).toBe(false);
  });

  it('names every code that a call can end in', () => {
    const { responses } = documentFor('customers').paths['/api/validate-iban']!['post']!;
    const text = JSON.stringify(responses);
    for (const code of listEndpointProblems(validateIban)) expect(text).toContain(`"#/components/examples/${code}"`);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '409', '422', '429', '503']));
  });

  it('names not_found for calls with a parameter, which may be longer than any address', () => {
    const serializeNotFound = (path: string) =>
      JSON.stringify(documentFor('customers').paths[path]!['get']!.responses['404']);
    expect(serializeNotFound('/api/v1/jobs/{id}')).toContain('"enum":["file_job_unknown","not_found"]');
    expect(serializeNotFound('/api/v1/usage')).toBeUndefined();
  });

  it('lists no value with a control character, which generators refuse', () => {
    const { delimiter } = documentFor('customers').components.schemas['FileChoice']!.properties!;
    expect(delimiter).toMatchObject({ anyOf: [{ type: 'string', pattern: '^(?:,|;|\\t)$' }, { type: 'null' }] });
    expect(JSON.stringify(documentFor('staff'))).not.toMatch(/"enum":\[[^\]]*\\[tnr"]/);
  });

  it('says which fields an answer always has, those of its short form where there is one, and that a parameter is never null', () => {
    const { paths, components } = documentFor('staff');
    const change = components.schemas['BankChange']!;
    expect(change.required).toEqual(Object.keys(change.properties!));
    const verdict = components.schemas['IbanVerdict']!;
    const short = ['valid', 'iban', 'errorCode', 'blz', 'bic', 'bankName', 'warnings'];
    expect(verdict.required!.toSorted()).toEqual(short.toSorted());
    expect(verdict.properties!['bic']).toEqual({
      anyOf: [{ type: 'string' }, { type: 'null' }],
      description: 'BIC der Bank.',
    });
    const { parameters = [] } = paths['/api/admin/logs']!['get']!;
    expect(parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
    expect(parameters).toContainEqual({
      name: 'statusCode',
      in: 'query',
      required: false,
      schema: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    });
  });

  it('says of a job’s result that only the field of its kind is there', () => {
    const { required, properties } = documentFor('staff').components.schemas['JobResult']!;
    expect(required).toEqual([]);
    expect(properties!['cleanup']).toEqual({ $ref: '#/components/schemas/CleanupOutcome' });
  });

  it('distinguishes checks with a key from those without', () => {
    const { paths } = documentFor('customers');
    expect(paths['/api/validate-iban']!['post']!.security).toEqual([{}, { apiKey: [] }, { apiKeyAsBearer: [] }]);
    expect(paths['/api/v1/usage']!['get']!.security).toEqual([{ apiKey: [] }, { apiKeyAsBearer: [] }]);
    expect(documentFor('staff').paths['/api/auth/login']!['post']!.security).toEqual([]);
  });

  it('has no forms of an answer beside each other, and names for groups that programs can use', () => {
    const document = documentFor('staff');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.filter(({ responses }) => JSON.stringify(responses).includes('"anyOf"'))).toEqual([]);
    const names = document.tags.map(({ name }) => name);
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(operations.filter(({ tags }) => !names.includes(tags[0]!))).toEqual([]);
  });

  it('names the headers of answers', () => {
    const { responses } = documentFor('customers').paths['/api/validate-iban']!['post']!;
    expect(Object.keys(responses['200']!.headers!)).toEqual([
      'X-Request-Id',
      'Content-Language',
      'RateLimit',
      'RateLimit-Policy',
      'Idempotency-Replayed',
      'X-Test-Key',
      'Preference-Applied',
    ]);
    expect(Object.keys(responses['503']!.headers!)).toEqual([
      'X-Request-Id',
      'Content-Language',
      'Retry-After',
      'X-Test-Key',
    ]);
    const { responses: bank } = documentFor('customers').paths['/api/v1/banks/{country}/{bankCode}']!['get']!;
    expect([bank['200'], bank['304']].map((answer) => 'ETag' in answer!.headers!)).toEqual([true, true]);
  });

  it('gives every call a distinct title', () => {
    expect(describedFor('staff', allEndpoints)).toEqual(outside);
    expect(outside.filter(({ title, tag }) => !title || !tag)).toEqual([]);
    expect(new Set(outside.map(({ title }) => title)).size).toBe(outside.length);
  });
});
