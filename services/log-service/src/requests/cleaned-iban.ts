import { Problem, problems } from '@pruefer/contracts';
import { cleanIban } from '@pruefer/iban';

/**
 * What a person types as the gateway cleans it before a check.
 * @throws Problem `invalid_request` for what no request can have had
 */
export function cleanedIban(input: string): string {
  const result = cleanIban(input);
  if ('iban' in result) return result.iban;
  const { problem: code } = result;
  throw new Problem('invalid_request', { errors: [{ field: 'iban', code, message: problems[code].text }] });
}
