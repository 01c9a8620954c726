import { type LocalizedText, Problem, type ProblemCode, problems } from '@pruefer/contracts';
import { type CleaningProblem, detectInputHint, foreignCharacterMessage } from '@pruefer/iban';

/**
 * The problem of an input without an IBAN: names its kind, or the character that no IBAN contains, where known.
 * @param problem the reason
 */
export function inputProblem(input: string, problem: CleaningProblem): Problem {
  const hint = detectInputHint(input);
  if (hint !== null && hint.code in problems) {
    const text = withEnglish(hint.message, () => detectInputHint(input, 'en')!.message);
    return new Problem(hint.code as ProblemCode, { text });
  }
  const de = problem === 'iban_characters' ? foreignCharacterMessage(input) : undefined;
  if (de === undefined) return new Problem(problem);
  return new Problem(problem, { text: withEnglish(de, () => foreignCharacterMessage(input, 'en')!) });
}

/** A sentence whose English is made only for those who read it: a bulk call may have a thousand wrong rows. */
function withEnglish(de: string, english: () => string): LocalizedText {
  return {
    de,
    get en() {
      return english();
    },
  };
}
