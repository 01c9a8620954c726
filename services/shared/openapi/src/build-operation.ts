import { type Endpoint, endpointIds, type Language, type ResponseKind, uploadPiece } from '@pruefer/contracts';
import type { ApiSchemas } from './api-schemas.js';
import { callExamplesIn } from './call-examples.js';
import { headerParameter } from './header-parameters.js';
import { problemResponses } from './problem-responses.js';
import { buildHeaderReferences } from './response-headers.js';
import { findTagName } from './tags.data.js';
import type { Texts } from './texts/de.js';
import { textsIn } from './texts/texts-in.js';
import { englishTitles } from './texts/titles.en.js';

const keySecurity = [{ apiKey: [] }, { apiKeyAsBearer: [] }];

/** Access in OpenAPI's terms. A check without a key is public, one with a key is charged. */
export function listSecuritySchemes(endpoint: Endpoint): readonly object[] {
  const { access } = endpoint;
  if (access === 'apiKey') return keySecurity;
  if (access === 'public') return isChargeable(endpoint) ? [{}, ...keySecurity] : [];
  return [{ session: [] }];
}

/** A public call that also takes a key. */
function isChargeable({ access, problems }: Endpoint): boolean {
  return access === 'public' && problems.includes('key_unknown');
}

/** Schema of a file that generators understand. */
const file = { type: 'string', format: 'binary' } as const;

const offset = { type: 'integer', minimum: 0 };

/** The OpenAPI operation of an endpoint. */
export function buildOperation(endpoint: Endpoint, schemas: ApiSchemas, language: Language): object {
  const { method, path, tag, body, bytes, access, conditional } = endpoint;
  const texts = textsIn[language];
  const parameters = listParameters(endpoint, schemas, texts);
  const example = callExamplesIn[language].get(`${method} ${path}`);
  return {
    operationId: endpointIds.get(endpoint),
    tags: [findTagName(tag)],
    summary: findTitle(endpoint, language),
    description: texts.callers[isChargeable(endpoint) ? 'withOrWithoutKey' : access],
    security: listSecuritySchemes(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(bytes && {
      requestBody: { required: true, content: Object.fromEntries(bytes.map((type) => [type, { schema: file }])) },
    }),
    ...(body && {
      requestBody: {
        required: schemas.parameters(body).some(({ required }) => required),
        content: {
          'application/json': {
            schema: schemas.inputReference(body),
            ...(example?.input.body && { example: example.input.body }),
          },
        },
      },
    }),
    responses: {
      '200': {
        description: texts.responses.ok,
        headers: { ...buildHeaderReferences(endpoint, 200), ...(path === uploadPiece.path && uploadHeaders(texts)) },
        content: buildContent(endpoint, schemas, example?.answer),
      },
      ...(conditional && {
        '304': { description: texts.responses.notModified, headers: buildHeaderReferences(endpoint, 304) },
      }),
      ...problemResponses(endpoint, language),
    },
  };
}

/** The title of a call; that of a call for staff is German. */
function findTitle({ method, path, title }: Endpoint, language: Language): string | undefined {
  const titles: Readonly<Record<string, string | undefined>> = englishTitles;
  return (language === 'en' && titles[`${method} ${path}`]) || title;
}

/** Headers of an upload by the protocol tus 1.0. */
function uploadHeaders({ uploadHeaders: texts }: Texts): object {
  return {
    'Upload-Offset': { description: texts['Upload-Offset'], schema: offset },
    'Upload-Length': { description: texts['Upload-Length'], schema: offset },
  };
}

function listParameters(
  { method, path, access, params, query, minimal, conditional, problems }: Endpoint,
  schemas: ApiSchemas,
  texts: Texts,
): object[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pathParameters = params
    ? schemas.parameters(params)
    : names.map((name) => ({ name, ...getDescription(name, texts), required: true, schema: { type: 'string' } }));
  return [
    ...pathParameters.map((parameter) => ({ ...parameter, in: 'path' })),
    ...(query ? schemas.parameters(query).map((parameter) => ({ ...parameter, in: 'query' })) : []),
    ...(problems.includes('idempotency_key_reused') ? [headerParameter('Idempotency-Key', texts)] : []),
    ...(minimal ? [headerParameter('Prefer', texts)] : []),
    ...(conditional ? [headerParameter('If-None-Match', texts)] : []),
    ...(access === 'public' || access === 'apiKey' ? [headerParameter('Accept-Language', texts)] : []),
    ...(method === uploadPiece.method && path === uploadPiece.path ? [headerParameter('Upload-Offset', texts)] : []),
  ];
}

/** The description of a parameter in the path that no class declares. */
function getDescription(name: string, { pathParameters }: Texts): { readonly description?: string } {
  const descriptions: Readonly<Record<string, string | undefined>> = pathParameters;
  const description = descriptions[name];
  return description === undefined ? {} : { description };
}

function buildContent({ response, minimal }: Endpoint, schemas: ApiSchemas, example?: object): object {
  if ('type' in response) return { [response.type]: { schema: response.type.includes('json') ? {} : file } };
  const schema = buildSchema(response, schemas, minimal);
  return { 'application/json': { schema, ...(example && { example }) } };
}

function buildSchema(
  response: Exclude<ResponseKind, { readonly type: string }>,
  schemas: ApiSchemas,
  minimal?: Endpoint['minimal'],
) {
  const item = schemas.answerReference(response.of, minimal);
  const list = { type: 'array', items: item };
  if (response.kind === 'list') return list;
  return response.kind === 'listOrPage' ? { oneOf: [list, schemas.answerReference(response.page)] } : item;
}
