import type { Endpoint, Language, ProblemCode } from '@pruefer/contracts';
import { ApiSchemas } from './api-schemas.js';
import { buildOperation, listSecuritySchemes } from './build-operation.js';
import { codesOfCall, problemExample, problemSchema } from './problem-responses.js';
import { headerComponents } from './response-headers.js';
import { findTagName, findTagTitle, inTagOrder } from './tags.data.js';
import type { Texts } from './texts/de.js';
import { textsIn } from './texts/texts-in.js';

const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  apiKeyAsBearer: { type: 'http', scheme: 'bearer' },
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
} as const;

/**
 * OpenAPI 3.1 document of some endpoints with the schemas that they use.
 * @param title of the document
 * @param language of everything that customers read in it; titles of calls for staff are German
 */
export function openApiDocument(title: string, endpoints: readonly Endpoint[], language: Language): object {
  const ordered = inTagOrder(endpoints);
  const texts = textsIn[language];
  const schemas = new ApiSchemas(language);
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ordered) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: buildOperation(endpoint, schemas, language) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: texts.description,
      contact: { name: texts.contact },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: texts.server }],
    tags: listTags(ordered, language),
    paths,
    components: {
      securitySchemes: usedSchemes(endpoints, texts),
      headers: headerComponents(language),
      schemas: { Problem: problemSchema(language), ...schemas.components },
      examples: Object.fromEntries(listCodes(endpoints).map((code) => [code, problemExample(code, language)])),
    },
  };
}

/** The groups of calls, in their order. */
function listTags(endpoints: readonly Endpoint[], language: Language): readonly object[] {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  return tags.map((tag) => {
    const title = findTagTitle(tag, language);
    return { name: findTagName(tag), 'x-displayName': title, description: title };
  });
}

function listCodes(endpoints: readonly Endpoint[]): readonly ProblemCode[] {
  return [...new Set(endpoints.flatMap(codesOfCall))].toSorted();
}

function usedSchemes(endpoints: readonly Endpoint[], texts: Texts): object {
  const used = new Set(endpoints.flatMap(listSecuritySchemes).flatMap(Object.keys));
  const names = (Object.keys(securitySchemes) as (keyof typeof securitySchemes)[]).filter((name) => used.has(name));
  return Object.fromEntries(
    names.map((name) => [name, { ...securitySchemes[name], description: texts.securitySchemes[name] }]),
  );
}
