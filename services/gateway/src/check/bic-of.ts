import { Problem } from '@pruefer/contracts';
import { cleanBic } from '@pruefer/iban';

const message = 'Ein BIC hat 8 oder 11 Stellen, zum Beispiel COBADEFFXXX.';

/**
 * The BIC that came with a check, cleaned.
 * @returns undefined when there is none; a field that was left empty is none
 * @throws Problem `invalid_request` for what is no BIC
 */
export function bicOf(input: string | null | undefined): string | undefined {
  if (input === undefined || input === null) return undefined;
  const bic = cleanBic(input);
  if (bic === undefined) throw new Problem('invalid_request', { errors: [{ field: 'bic', code: 'isBic', message }] });
  return bic ?? undefined;
}
