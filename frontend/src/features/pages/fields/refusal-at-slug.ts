import type { CallError } from '~/api/http/call-error.js';

const slugErrorCodes: ReadonlySet<string | null> = new Set(['slug_taken', 'slug_redirects']);

/** A refusal that is about the address belongs to its field. */
export function refusalAtSlug(refusal: CallError): CallError {
  const { code, message } = refusal;
  if (!slugErrorCodes.has(code) || message === null) return refusal;
  return { ...refusal, fields: [...refusal.fields, { field: 'slug', code: code ?? '', message }] };
}
