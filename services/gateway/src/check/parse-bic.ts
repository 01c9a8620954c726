import { Problem } from '@pruefer/contracts';
import { cleanBic } from '@pruefer/iban';

const message = {
  de: 'Ein BIC hat 8 oder 11 Stellen, zum Beispiel COBADEFFXXX.',
  en: 'A BIC has 8 or 11 characters, for example COBADEFFXXX.',
};

/**
 * The cleaned BIC of a check.
 * @returns undefined when it is missing or empty
 * @throws Problem `invalid_request` for anything but a BIC
 */
export function parseBic(input: string | null | undefined): string | undefined {
  if (input === undefined || input === null) return undefined;
  const bic = cleanBic(input);
  if (bic === undefined) throw new Problem('invalid_request', { errors: [{ field: 'bic', code: 'isBic', message }] });
  return bic ?? undefined;
}
