import type { Endpoint, ProblemCode } from '@pruefer/contracts';
import { ApiSchemas } from './api-schemas.js';
import { operationOf } from './operation-of.js';
import { headerComponents } from './response-headers.js';
import { tagNameOf } from './tags.data.js';
import { codesOfCall, problemExample, problemSchema } from './problem-responses.js';

const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'API-Schlüssel' },
  apiKeyAsBearer: { type: 'http', scheme: 'bearer', description: 'API-Schlüssel als Authorization: Bearer' },
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Token einer Anmeldung' },
} as const;

/** In Markdown, as tools show it. */
const description = [
  'Anfragen und Antworten sind JSON in UTF-8, außer Dateien. Ihren API-Schlüssel senden Sie im Header `X-API-Key` oder als `Authorization: Bearer`.',
  'Fehler kommen als `application/problem+json` (RFC 9457). `code` bleibt gleich, auch wenn der Satz verbessert wird; die Adresse in `type` nennt Ursache und Rat.',
  'Sätze sind deutsch, mit `Accept-Language: en` englisch.',
  'Nach 429 und 503 mit `Retry-After` lohnt sich eine Wiederholung nach so vielen Sekunden, mit demselben `Idempotency-Key` ohne doppelte Berechnung.',
].join('\n\n');

/**
 * OpenAPI 3.1 document of some endpoints with the schemas that they use.
 * @param title of the document
 */
export function openApiDocument(title: string, endpoints: readonly Endpoint[]): object {
  const schemas = new ApiSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description,
      contact: { name: 'Betreiber dieser Website' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'diese Website' }],
    tags: tagsOf(endpoints),
    paths,
    components: {
      securitySchemes: usedSchemes(paths),
      headers: headerComponents,
      schemas: { Problem: problemSchema, ...schemas.components },
      examples: Object.fromEntries(codesOf(endpoints).map((code) => [code, problemExample(code)])),
    },
  };
}

/** The groups of calls, in their order. */
function tagsOf(endpoints: readonly Endpoint[]): readonly object[] {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  return tags.map((tag) => ({ name: tagNameOf(tag), 'x-displayName': tag, description: tag }));
}

function codesOf(endpoints: readonly Endpoint[]): readonly ProblemCode[] {
  return [...new Set(endpoints.flatMap(codesOfCall))].toSorted();
}

function usedSchemes(paths: object): object {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => text.includes(`{"${name}":[]}`)));
}
