import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';

/** One field of a record: its label, and its value in words. */
export type ComparedField<Fields> = readonly [label: string, formatField: (fields: Fields) => string];

interface VersionsNoteProps<Fields> {
  readonly comparedFields: readonly ComparedField<Fields>[];
  /** The fields that another user has saved meanwhile. */
  readonly current: Fields;
  /** Discards the typed values and loads the current state. */
  readonly onReload: () => void;
  /** Name of the user that saved it, if known. */
  readonly who?: string | undefined;
  /** Further differences, which a table cannot show. */
  readonly children?: ReactNode;
}

const text = tc.conflict;

/** Another user was quicker: both versions side by side, field by field, and the choice. Nothing typed is lost before it is made. */
export function VersionsNote<Fields>({
  comparedFields,
  current,
  onReload,
  who = text.somebody,
  children,
}: VersionsNoteProps<Fields>) {
  const mine = useFormContext().watch() as Fields;
  const differences = comparedFields
    .map(([label, formatField]) => ({ label, mine: formatField(mine), theirs: formatField(current) }))
    .filter((row) => row.mine !== row.theirs);
  return (
    <Box role="alert">
      <Note kind="warning">
        <Box sx={{ fontWeight: 600 }}>{text.title}</Box>
        <Box sx={{ typography: 'body2' }}>{(differences.length > 0 || children ? text.text : text.same)(who)}</Box>
        {differences.length > 0 && <Differences rows={differences} />}
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <Button size="small" onClick={onReload}>
            {text.reload}
          </Button>
          <Button size="small" type="submit">
            {text.overwrite}
          </Button>
        </Box>
      </Note>
    </Box>
  );
}

interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

function Differences({ rows }: { rows: readonly Difference[] }) {
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.mine}</th>
          <th scope="col">{text.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  mt: 3,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    py: 1.5,
    pr: 3,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    borderTop: '1px solid',
    borderColor: 'line.strong',
  },
  '& thead th': { borderTop: 0, fontWeight: 550, color: 'text.secondary' },
  '& tbody th': { fontWeight: 400, color: 'text.secondary' },
  '& td': { fontWeight: 550 },
} as const;
