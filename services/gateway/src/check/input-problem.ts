import { Problem, type ProblemCode, problems } from '@pruefer/contracts';
import { type CleaningProblem, foreignCharacterMessage, inputHintOf } from '@pruefer/iban';

/**
 * The problem of an input without an IBAN: names its kind, or the character that no IBAN contains, where known.
 * @param problem the reason
 */
export function inputProblem(input: string, problem: CleaningProblem): Problem {
  const [hint, englishHint] = [inputHintOf(input), inputHintOf(input, 'en')];
  if (hint !== null && hint.code in problems)
    return new Problem(hint.code as ProblemCode, { text: { de: hint.message, en: englishHint!.message } });
  if (problem !== 'iban_characters') return new Problem(problem);
  const [de, en] = [foreignCharacterMessage(input), foreignCharacterMessage(input, 'en')];
  return new Problem(problem, de === undefined || en === undefined ? {} : { text: { de, en } });
}
