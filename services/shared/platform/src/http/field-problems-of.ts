import type { ValidationError } from 'class-validator';
import { type FieldProblem, fieldSentence } from '@pruefer/contracts';

/** Broken by what is missing or of another type; every rule about its value is broken then too, and says nothing more. */
const rulesOfType: ReadonlySet<string> = new Set([
  'isDefined',
  'isNotEmpty',
  'isString',
  'isInt',
  'isNumber',
  'isBoolean',
  'isArray',
  'isObject',
]);

/** Of one input: whoever sends nonsense is not sent as much of it back. */
export const MOST_PROBLEMS = 50;

/** Flattens class-validator's tree into one German entry per wrong field, at most 50. */
export function fieldProblemsOf(errors: readonly ValidationError[], path = ''): FieldProblem[] {
  return errors.flatMap((error) => fieldProblemsOfOne(error, path + error.property)).slice(0, MOST_PROBLEMS);
}

function fieldProblemsOfOne({ constraints = {}, children = [] }: ValidationError, field: string): FieldProblem[] {
  const broken = Object.entries(constraints);
  const first = broken.find(([code]) => rulesOfType.has(code)) ?? broken[0];
  const own = first ? [{ field, code: first[0], message: fieldSentence(...first) }] : [];
  return [...own, ...fieldProblemsOf(children, `${field}.`)];
}
