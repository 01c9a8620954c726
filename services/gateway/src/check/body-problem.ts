import { MAX_BIC_INPUT, Problem, type TranslatableFieldProblem } from '@pruefer/contracts';

const fields = ['iban', 'bic'] as const;
const tooLong = {
  code: 'maxLength',
  message: {
    de: `Bitte geben Sie höchstens ${MAX_BIC_INPUT} Zeichen ein.`,
    en: `Please enter at most ${MAX_BIC_INPUT} characters.`,
  },
};
const noText = { code: 'isString', message: { de: 'Bitte geben Sie einen Text ein.', en: 'Please enter a text.' } };

/** The part of Fastify's finding about a body that matters here. */
interface SchemaFinding {
  readonly keyword: string;
  readonly instancePath: string;
}

/** The problem of a body that does not look like `{ "iban": "…" }`, with a `bic` or none. */
export function bodyProblem([finding]: readonly SchemaFinding[]): Problem {
  if (finding?.keyword === 'required') return new Problem('iban_missing');
  const field = fields.find((name) => finding?.instancePath === `/${name}`);
  if (field === undefined) return new Problem('invalid_request');
  if (finding?.keyword === 'maxLength')
    return field === 'iban' ? new Problem('iban_too_long') : createFieldRefusal(field, tooLong);
  return createFieldRefusal(field, noText);
}

function createFieldRefusal(field: string, fieldProblem: Omit<TranslatableFieldProblem, 'field'>): Problem {
  return new Problem('invalid_request', { errors: [{ field, ...fieldProblem }] });
}
