import type { ValidationError } from 'class-validator';
import {
  fieldSentence,
  fieldSentenceInEnglish,
  type LocalizedText,
  type TranslatableFieldProblem,
} from '@pruefer/contracts';

/** Rules that fail for a missing value or a wrong type. All other rules fail then too and would only add noise. */
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

/** Limit per input, so that large invalid input does not cause a large answer. */
export const MAX_FIELD_PROBLEMS = 50;

/** Flattens the errors of class-validator into one entry per wrong field, at most 50. */
export function toFieldProblems(errors: readonly ValidationError[], path = ''): TranslatableFieldProblem[] {
  return errors.flatMap((error) => fieldProblemsOfOne(error, path + error.property)).slice(0, MAX_FIELD_PROBLEMS);
}

function fieldProblemsOfOne(
  { constraints = {}, children = [] }: ValidationError,
  field: string,
): TranslatableFieldProblem[] {
  const broken = Object.entries(constraints);
  const first = broken.find(([code]) => rulesOfType.has(code)) ?? broken[0];
  const ownProblems = first ? [{ field, code: first[0], message: describeBrokenRule(...first) }] : [];
  return [...ownProblems, ...toFieldProblems(children, `${field}.`)];
}

function describeBrokenRule(constraint: string, message: string): LocalizedText {
  const de = fieldSentence(constraint, message);
  const en = fieldSentenceInEnglish(constraint, message);
  return en === undefined ? de : { de, en };
}
