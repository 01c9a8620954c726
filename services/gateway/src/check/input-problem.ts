import { type ProblemCode, problems } from '@pruefer/contracts';
import { type CleaningProblem, inputKindOf } from '@pruefer/iban';

/**
 * The problem of an input that holds no IBAN: what it is instead, where that can be told.
 * @param problem why it cannot be one
 */
export function inputProblem(input: string, problem: CleaningProblem): ProblemCode {
  const kind = inputKindOf(input);
  return kind !== null && kind in problems ? (kind as ProblemCode) : problem;
}
