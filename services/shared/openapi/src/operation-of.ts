import {
  type Access,
  type Answer,
  type CallName,
  type Endpoint,
  endpointIds,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  uploadPiece,
} from '@pruefer/contracts';
import type { ApiSchemas } from './api-schemas.js';
import { callExamples } from './call-examples.data.js';
import { problemResponses } from './problem-responses.js';
import { headersOf } from './response-headers.js';
import { tagNameOf } from './tags.data.js';

const anyKey = [{ apiKey: [] }, { apiKeyAsBearer: [] }];

/** Access in OpenAPI's terms. A check without a key is public, one with a key is charged. */
function securityOf(endpoint: Endpoint): readonly object[] {
  const { access } = endpoint;
  if (access === 'apiKey') return anyKey;
  if (access === 'public') return isChargeable(endpoint) ? [{}, ...anyKey] : [];
  return [{ session: [] }];
}

const callers: Readonly<Record<Access, string>> = {
  public: 'Ohne Anmeldung.',
  session: 'Für angemeldete Benutzer, auch vor der Einrichtung der Zwei-Faktor-Authentifizierung.',
  manager: 'Für Manager und Administratoren.',
  admin: 'Für Administratoren.',
  apiKey: 'Mit API-Schlüssel.',
  internal: '',
};

const CHARGEABLE = 'Ohne Anmeldung, oder mit API-Schlüssel auf dessen Kontingent.';

/** A public call that also takes a key. */
function isChargeable({ access, problems }: Endpoint): boolean {
  return access === 'public' && problems.includes('key_unknown');
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Macht die Wiederholung gefahrlos: Dieselbe Anfrage mit demselben Wert wirkt einmal.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
};

const prefer = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: 'return=minimal: die kurze Antwort ohne Begründungen (RFC 7240). Sie kostet dasselbe.',
  schema: { type: 'string' },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETag Ihrer Fassung: Ist sie die neueste, ist die Antwort 304.',
  schema: { type: 'string' },
};

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description:
    'Sprache der Sätze in der Antwort, de oder en (RFC 9110). Ohne den Header, und bei anderen Sprachen: Deutsch.',
  schema: { type: 'string' },
};

/** As generators expect a file. */
const file = { type: 'string', format: 'binary' } as const;

const offset = { type: 'integer', minimum: 0 };

const uploadOffset = {
  name: 'Upload-Offset',
  in: 'header',
  required: true,
  description: 'Wo das Stück in der Datei beginnt: so viele Bytes sind davor schon angekommen (tus 1.0).',
  schema: offset,
};

/** What the protocol tus 1.0 says about an upload. */
const uploadHeaders = {
  'Upload-Offset': { description: 'wo das nächste Stück beginnt', schema: offset },
  'Upload-Length': { description: 'Länge der ganzen Datei', schema: offset },
};

/** The OpenAPI operation of an endpoint. */
export function operationOf(endpoint: Endpoint, schemas: ApiSchemas): object {
  const { method, path, tag, title, body, bytes, access, conditional } = endpoint;
  const name = `${method} ${path}` as CallName;
  const parameters = parametersOf(endpoint, schemas);
  const example = callExamples.get(name);
  return {
    operationId: endpointIds.get(endpoint),
    tags: [tagNameOf(tag)],
    summary: title,
    description: isChargeable(endpoint) ? CHARGEABLE : callers[access],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(bytes && {
      requestBody: { required: true, content: Object.fromEntries(bytes.map((type) => [type, { schema: file }])) },
    }),
    ...(body && {
      requestBody: {
        required: schemas.parameters(body).some(({ required }) => required),
        content: {
          'application/json': {
            schema: schemas.sent(body),
            ...(example?.input.body && { example: example.input.body }),
          },
        },
      },
    }),
    responses: {
      '200': {
        description: 'Erfolg',
        headers: { ...headersOf(endpoint, 200), ...(path === uploadPiece.path && uploadHeaders) },
        content: contentOf(endpoint, schemas, example?.answer),
      },
      ...(conditional && {
        '304': { description: 'Unverändert seit der Antwort mit diesem ETag', headers: headersOf(endpoint, 304) },
      }),
      ...problemResponses(endpoint),
    },
  };
}

function parametersOf(
  { method, path, access, params, query, minimal, conditional, problems }: Endpoint,
  schemas: ApiSchemas,
): object[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inPath = params
    ? schemas.parameters(params)
    : names.map((name) => ({ name, required: true, schema: { type: 'string' } }));
  return [
    ...inPath.map((parameter) => ({ ...parameter, in: 'path' })),
    ...(query ? schemas.parameters(query).map((parameter) => ({ ...parameter, in: 'query' })) : []),
    ...(problems.includes('idempotency_key_reused') ? [idempotencyKey] : []),
    ...(minimal ? [prefer] : []),
    ...(conditional ? [ifNoneMatch] : []),
    ...(access === 'public' || access === 'apiKey' ? [acceptLanguage] : []),
    ...(method === uploadPiece.method && path === uploadPiece.path ? [uploadOffset] : []),
  ];
}

function contentOf({ answer, minimal }: Endpoint, schemas: ApiSchemas, example?: object): object {
  if ('type' in answer) return { [answer.type]: { schema: answer.type.includes('json') ? {} : file } };
  const schema = schemaOf(answer, schemas, minimal);
  return { 'application/json': { schema, ...(example && { example }) } };
}

function schemaOf(
  answer: Exclude<Answer, { readonly type: string }>,
  schemas: ApiSchemas,
  minimal?: Endpoint['minimal'],
) {
  const item = schemas.answered(answer.of, minimal);
  const list = { type: 'array', items: item };
  if (answer.is === 'list') return list;
  return answer.is === 'listOrPage' ? { oneOf: [list, schemas.answered(answer.page)] } : item;
}
