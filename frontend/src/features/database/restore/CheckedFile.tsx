import type { RestoreCheck, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { FactRows } from '~/ui/FactRows.js';
import { Moment } from '~/ui/Moment.js';
import { Note } from '~/ui/Note.js';
import { PartChoice } from './PartChoice.js';
import type { RestoreWish } from './restore-wish.js';

const { backups, restore: text } = tc.database;

interface CheckedFileProps {
  readonly check: RestoreCheck;
  readonly times: Times;
  readonly wish: RestoreWish;
  readonly onWish: (wish: RestoreWish) => void;
}

/** What the server has found in a backup, what its restore would change, and what stays as it is. */
export function CheckedFile({ check, times, wish, onWish }: CheckedFileProps) {
  const { backupAt, productVersion, schemaVersion, records, secrets, notes } = check;
  const missing = secrets.filter(({ isMissing }) => isMissing);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 3 }}>
      <FactRows
        facts={[
          { label: text.checked.made, value: <Moment at={backupAt} times={times} /> },
          { label: text.checked.version, value: text.checked.schema(productVersion, schemaVersion) },
          { label: text.checked.records, value: backups.records(records) },
        ]}
      />
      <PartChoice check={check} wish={wish} onWish={onWish} />
      {missing.length > 0 && (
        <Note kind="warning">
          {text.checked.missingSecrets}
          {missing.map(({ name, purpose }) => (
            <div key={name}>{text.checked.missingSecret(name, purpose)}</div>
          ))}
        </Note>
      )}
      {notes.length > 0 && (
        <Note kind="info">
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Note>
      )}
    </Box>
  );
}
