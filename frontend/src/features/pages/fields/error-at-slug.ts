import type { CallError } from '~/api/http/call-error.js';

const slugErrorCodes: ReadonlySet<string | null> = new Set(['slug_taken', 'slug_redirects']);

/** An error about the address belongs to its field. */
export function errorAtSlug(error: CallError): CallError {
  const { code, message } = error;
  if (!slugErrorCodes.has(code) || message === null) return error;
  return { ...error, fields: [...error.fields, { field: 'slug', code: code ?? '', message }] };
}
