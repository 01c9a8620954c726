import { Problem, problems } from '@pruefer/contracts';
import { cleanIban } from '@pruefer/iban';

/** Normalizes input like the gateway before a validation. @throws Problem `invalid_request` for an input that no request can contain */
export function cleanedIban(input: string): string {
  const result = cleanIban(input);
  if ('iban' in result) return result.iban;
  const { problem: code } = result;
  throw new Problem('invalid_request', { errors: [{ field: 'iban', code, message: problems[code].text }] });
}
