import type { ValidationError } from 'class-validator';
import { type FieldProblem, fieldSentence } from '@pruefer/contracts';

/** Flattens class-validator's tree into one German entry per broken constraint, at most 50. */
export function fieldProblemsOf(errors: readonly ValidationError[], path = ''): FieldProblem[] {
  return errors.flatMap((error) => fieldProblemsOfOne(error, path + error.property)).slice(0, 50);
}

function fieldProblemsOfOne({ constraints = {}, children = [] }: ValidationError, field: string): FieldProblem[] {
  const own = Object.entries(constraints).map(([code, message]) => ({
    field,
    code,
    message: fieldSentence(code, message),
  }));
  return [...own, ...fieldProblemsOf(children, `${field}.`)];
}
