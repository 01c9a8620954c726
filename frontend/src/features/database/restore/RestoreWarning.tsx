import type { RestoreCheck } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';

const text = tc.database.restore;

/** What a restore replaces, and which secrets the chosen backup needs here. */
export function RestoreWarning({ secrets }: Pick<RestoreCheck, 'secrets'>) {
  const missingSecrets = secrets.filter(({ isMissing }) => isMissing);
  return (
    <Note kind="warning">
      <div>{text.warning}</div>
      {missingSecrets.length > 0 && <div>{text.checked.missingSecrets}</div>}
      {missingSecrets.map(({ name, purpose }) => (
        <div key={name}>{text.checked.missingSecret(name, purpose)}</div>
      ))}
    </Note>
  );
}
