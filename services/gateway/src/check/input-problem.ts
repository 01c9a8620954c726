import { Problem, type ProblemCode, problems } from '@pruefer/contracts';
import { type CleaningProblem, foreignCharacterMessage, inputHintOf } from '@pruefer/iban';

/**
 * The problem of an input without an IBAN: names its kind, or the character that no IBAN contains, where known.
 * @param problem the reason
 */
export function inputProblem(input: string, problem: CleaningProblem): Problem {
  const hint = inputHintOf(input);
  if (hint !== null && hint.code in problems) return new Problem(hint.code as ProblemCode, { text: hint.message });
  const text = problem === 'iban_characters' ? foreignCharacterMessage(input) : undefined;
  return new Problem(problem, text === undefined ? {} : { text });
}
