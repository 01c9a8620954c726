import { Problem } from '@pruefer/contracts';

/** The part of Fastify's finding about a body that matters here. */
interface SchemaFinding {
  readonly keyword: string;
  readonly instancePath: string;
}

/** The problem of a body that does not look like `{ "iban": "…" }`. */
export function bodyProblem([finding]: readonly SchemaFinding[]): Problem {
  if (finding?.keyword === 'required') return new Problem('iban_missing');
  if (finding?.keyword === 'maxLength') return new Problem('iban_too_long');
  if (finding?.instancePath !== '/iban') return new Problem('invalid_request');
  return new Problem('invalid_request', {
    errors: [{ field: 'iban', code: 'isString', message: 'Bitte geben Sie einen Text ein.' }],
  });
}
