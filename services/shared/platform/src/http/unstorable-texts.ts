import type { FieldProblem } from '@pruefer/contracts';
import { MOST_PROBLEMS } from './field-problems-of.js';

/** NUL and halves of surrogate pairs: no UTF-8 is made of them, and PostgreSQL keeps neither. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * The texts in an input that are none (docs/SECURITY.md E1), whether the contract names their fields or not. At most 50.
 * @param input what JSON, a query or a path was read into; goes as deep as it does, without a call per level
 * @param name of the input itself, when it is a single field
 */
export function unstorableTexts(input: unknown, name = ''): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const waiting: [field: string, value: unknown][] = [[name, input]];
  for (let next = waiting.pop(); next && problems.length < MOST_PROBLEMS; next = waiting.pop()) {
    const [field, value] = next;
    if (typeof value === 'string' && unstorable.test(value)) problems.push(problemAt(field));
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push([field === '' ? key : `${field}.${key}`, inner]);
  }
  return problems.reverse();
}

function problemAt(field: string): FieldProblem {
  return { field, code: 'isStorable', message: 'Der Text enthält Zeichen, die nicht erlaubt sind.' };
}
