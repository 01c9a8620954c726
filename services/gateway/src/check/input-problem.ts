import { Problem, type ProblemCode, problems } from '@pruefer/contracts';
import { type CleaningProblem, foreignCharacterMessage, inputHintOf } from '@pruefer/iban';

/**
 * The problem of an input that holds no IBAN: what it is instead, or which character no IBAN has, where that can be told.
 * @param problem why it cannot be one
 */
export function inputProblem(input: string, problem: CleaningProblem): Problem {
  const hint = inputHintOf(input);
  if (hint !== null && hint.code in problems) return new Problem(hint.code as ProblemCode, { text: hint.message });
  const text = problem === 'iban_characters' ? foreignCharacterMessage(input) : undefined;
  return new Problem(problem, text === undefined ? {} : { text });
}
