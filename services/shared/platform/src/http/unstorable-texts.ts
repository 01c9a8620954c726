import type { TranslatableFieldProblem } from '@pruefer/contracts';
import { MAX_FIELD_PROBLEMS } from './to-field-problems.js';

/** NUL and unpaired surrogates: PostgreSQL stores neither, and surrogates have no UTF-8 encoding. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * Errors for texts that cannot be stored (docs/SECURITY.md E1), in all fields, also unknown ones; at most 50.
 * @param input parsed JSON, query or path; walked without recursion
 * @param name of the input when it is a single field
 */
export function unstorableTexts(input: unknown, name = ''): TranslatableFieldProblem[] {
  const problems: TranslatableFieldProblem[] = [];
  const pending: [field: string, value: unknown][] = [[name, input]];
  for (let next = pending.pop(); next && problems.length < MAX_FIELD_PROBLEMS; next = pending.pop()) {
    const [field, value] = next;
    if (typeof value === 'string' && unstorable.test(value)) problems.push(problemAt(field));
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) pending.push([field === '' ? key : `${field}.${key}`, inner]);
  }
  return problems.reverse();
}

const message = {
  de: 'Der Text enthält Zeichen, die nicht erlaubt sind.',
  en: 'The text contains characters that are not allowed.',
};

function problemAt(field: string): TranslatableFieldProblem {
  return { field, code: 'isStorable', message };
}
