import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { allEndpoints, problemBody } from '@pruefer/contracts';
import { callExamplesIn } from './call-examples.js';
import { describedFor } from './described-for.js';
import { GeneratedCode } from './generated-code.fixture.js';
import { openApiDocument } from './open-api-document.js';

const document = JSON.stringify(openApiDocument('IBAN API', describedFor('customers', allEndpoints), 'de'));
const verdict = callExamplesIn.de.get('POST /api/validate-iban')?.answer as { valid: boolean; bankName: string };
const refusal = problemBody('iban_missing', { requestId: 'request-1', instance: '/api/validate-iban' });
const KEY = 'iban_sk_0123456789abcdef';
const TIMEOUT_MS = 120_000;

/** Uses generated types of an input, an answer, a refusal, a nullable field, a file and a parameter. */
const reader = `
  import type { components, paths } from './types.js';
  type Check = paths['/api/validate-iban']['post'];
  export const sent: Check['requestBody']['content']['application/json'] = { iban: 'DE23' };
  export const name = (verdict: components['schemas']['IbanVerdict']): string | null => verdict.bankName;
  type Refusal = Check['responses'][429]['content']['application/problem+json'];
  export const isQuotaExceeded = ({ code }: Refusal): boolean => code === 'quota_exceeded';
  // @ts-expect-error: no such code
  export const isMisspelled = ({ code }: Refusal): boolean => code === 'quota_exceded';
  // @ts-expect-error: the IBAN is missing
  export const empty: Check['requestBody']['content']['application/json'] = {};
  export const bank: paths['/api/v1/banks/{country}/{bankCode}']['get']['parameters']['path'] = { country: 'DE', bankCode: '1' };
  export const file: paths['/api/v1/jobs/{id}/result']['get']['responses'][200]['content']['application/octet-stream'] = '';
`;

const heyApiConfig = `export default {
  input: 'document.json',
  output: { path: 'client', module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch'],
  logs: { level: 'silent', file: false },
};`;

/** Checks an IBAN and is refused once, with the types of both answers. */
const caller = `
  import { client } from './client/client.gen.js';
  import { validateIban, type IbanVerdict } from './client/index.js';
  client.setConfig({ baseUrl: process.argv[2]!, auth: process.argv[3]! });
  const success = await validateIban({ body: { iban: 'DE23' }, headers: { 'Idempotency-Key': 'order-1' } });
  const verdict: IbanVerdict | undefined = success.data;
  const refusal = await validateIban({ body: { iban: '' } });
  const code: string | undefined = refusal.error?.code;
  // @ts-expect-error: no such field
  verdict?.bankNam;
  console.log(JSON.stringify({ valid: verdict?.valid, bankName: verdict?.bankName, code }));
`;

let code: GeneratedCode;
afterEach(() => code.remove());

it(
  'openapi-typescript makes types of the description that compile strictly',
  async () => {
    code = new GeneratedCode({ 'document.json': document, 'reader.ts': reader });
    await code.run('openapi-typescript/bin/cli.js', 'document.json', '--output', 'types.ts');
    await code.compile();
  },
  TIMEOUT_MS,
);

it(
  '@hey-api/openapi-ts makes a client of the description that compiles strictly and calls',
  async () => {
    code = new GeneratedCode({
      'document.json': document,
      'openapi-ts.config.mjs': heyApiConfig,
      'caller.ts': caller,
    });
    await code.run('@hey-api/openapi-ts/bin/run.js', '--file', 'openapi-ts.config.mjs');
    await code.compile();
    const requests: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      requests.push(request);
      void text(request).then((body) => {
        const isRefused = (JSON.parse(body) as { iban: string }).iban === '';
        const type = isRefused ? 'application/problem+json' : 'application/json';
        response.writeHead(isRefused ? 400 : 200, { 'content-type': type });
        response.end(JSON.stringify(isRefused ? refusal : verdict));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { valid, bankName } = verdict;
      const printed = JSON.parse(await code.runCompiled('caller.js', url, KEY)) as object;
      expect(printed).toEqual({ valid, bankName, code: 'iban_missing' });
      expect(requests.map(({ method, url: path }) => `${method} ${path}`)).toEqual(
        Array(2).fill('POST /api/validate-iban'),
      );
      expect(requests[0]!.headers).toMatchObject({ 'x-api-key': KEY, 'idempotency-key': 'order-1' });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
  TIMEOUT_MS,
);
