import type { RestoreCheck } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { Warnings } from '../parts/Warnings.js';

const { warning, checked } = tc.database.restore;

/** Warns which data a restore replaces and which secrets the backup needs. */
export function RestoreWarning({ secrets }: Pick<RestoreCheck, 'secrets'>) {
  const missingSecrets = secrets.filter(({ isMissing }) => isMissing);
  const needs = missingSecrets.map(({ name, purpose }) => checked.missingSecret(name, purpose));
  return <Warnings warnings={[...warning, ...(needs.length > 0 ? [checked.missingSecrets, ...needs] : [])]} />;
}
