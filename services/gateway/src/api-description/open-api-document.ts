import { type Endpoint, type ProblemCode, problemsOf } from '@pruefer/contracts';
import { ApiSchemas } from './api-schemas.js';
import { operationOf } from './operation-of.js';
import { problemExample, problemSchema } from './problem-responses.js';

const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'API-Schlüssel' },
  apiKeyAsBearer: { type: 'http', scheme: 'bearer', description: 'API-Schlüssel als Authorization: Bearer' },
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Token einer Anmeldung' },
} as const;

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
    info: { title, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: usedSchemes(paths),
      schemas: { Problem: problemSchema, ...schemas.components },
      examples: Object.fromEntries(codesOf(endpoints).map((code) => [code, problemExample(code)])),
    },
  };
}

function codesOf(endpoints: readonly Endpoint[]): readonly ProblemCode[] {
  return [...new Set(endpoints.flatMap(problemsOf))].toSorted();
}

function usedSchemes(paths: object): object {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => text.includes(`{"${name}":[]}`)));
}
