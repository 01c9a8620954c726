import type { RestoreCheck, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { Moment } from '~/ui/text/Moment.js';
import { FocusedResult } from './FocusedResult.js';
import { PartChoice } from './PartChoice.js';
import type { RestoreSelection } from './restore-selection.js';

const { backups, restore: text } = tc.database;

interface CheckedFileProps {
  readonly check: RestoreCheck;
  readonly times: Times;
  readonly selection: RestoreSelection;
  readonly onSelect: (selection: RestoreSelection) => void;
}

/** The server's findings about a backup: content, changes by a restore, and unchanged parts. */
export function CheckedFile({ check, times, selection, onSelect }: CheckedFileProps) {
  const { backupAt, productVersion, schemaVersion, records, notes } = check;
  return (
    <FocusedResult label={text.checked.title} isNew>
      <FactRows
        facts={[
          { label: text.checked.made, value: <Moment at={backupAt} times={times} /> },
          { label: text.checked.version, value: text.checked.schema(productVersion, schemaVersion) },
          { label: text.checked.records, value: backups.records(records) },
        ]}
      />
      <Box sx={{ mt: 3 }}>
        <PartChoice check={check} selection={selection} onSelect={onSelect} />
      </Box>
      {notes.map((note) => (
        <Box key={note} sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
      ))}
    </FocusedResult>
  );
}
