import { MAX_IDEMPOTENCY_KEY_LENGTH } from '@pruefer/contracts';
import type { Texts } from './texts/de.js';

const text = { type: 'string' } as const;

const schemas = {
  'Idempotency-Key': { ...text, minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
  Prefer: text,
  'If-None-Match': text,
  'Accept-Language': text,
  'Upload-Offset': { type: 'integer', minimum: 0 },
} as const;

/** A header of requests as an OpenAPI parameter. */
export function headerParameter(name: keyof typeof schemas, { parameters }: Texts): object {
  const required = name === 'Upload-Offset';
  return { name, in: 'header', required, description: parameters[name], schema: schemas[name] };
}
