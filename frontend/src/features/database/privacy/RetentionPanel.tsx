import type { KeptData, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { useRetentionQuery } from './privacy.api.js';
import { RetentionForm } from './RetentionForm.js';

const { privacy: text, unknown } = tc.database;

/** Retention periods, the next deletion and its rows; staff can change one of the periods. */
export function RetentionPanel() {
  const query = useRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  const times = useTimes();
  return (
    <Panel title={text.title} flush footer={query.data && <RetentionForm retention={query.data} />}>
      <Loaded
        {...loadState(query)}
        errorTitle={text.loadFailed}
        rows={4}
        rowHeightPx={44}
        empty={{ when: ({ kept }) => kept.length === 0, state: <EmptyState title={text.empty} /> }}
      >
        {({ kept }) => (
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <th scope="col">{text.columns.data}</th>
                <th scope="col">{text.columns.keptFor}</th>
                <th scope="col">{text.columns.next}</th>
                <th scope="col">{text.columns.due}</th>
              </tr>
            </thead>
            <tbody>
              {kept.map((row) => (
                <Row key={row.name} row={row} times={times} />
              ))}
            </tbody>
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

/** On phones each value has its name in front. */
function Row({ row: { data, keptFor, isContinuous, nextRunAt, due }, times }: { row: KeptData; times: Times }) {
  const { columns } = text;
  return (
    <tr>
      <th scope="row">{data}</th>
      <td data-name={columns.keptFor}>{keptFor}</td>
      <td data-name={columns.next}>
        {nextRunAt === null ? (
          isContinuous ? (
            text.continuous
          ) : (
            text.never
          )
        ) : (
          <time dateTime={nextRunAt}>{times.atMinute(nextRunAt)}</time>
        )}
      </td>
      <td data-name={columns.due}>{due === null ? unknown : tc.number(due)}</td>
    </tr>
  );
}

const PHONE = '@media (max-width: 899.95px)';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { px: 5, py: 2.5, textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
  '& tbody th': { fontWeight: 550 },
  '& thead th': { height: 40, py: 0, verticalAlign: 'middle', typography: 'caption', fontWeight: 550 },
  '& thead': { color: 'text.secondary' },
  '& td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  '& tr': { borderTop: '1px solid', borderColor: 'line.main' },
  '& th:last-of-type:not([scope=row]), & td:last-of-type': { textAlign: 'right' },
  [PHONE]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& td:nth-of-type(2)': { whiteSpace: 'normal' },
    '& tr': { py: 2 },
    '& td, & tbody th': { py: 0.5 },
    '& td:last-of-type': { textAlign: 'left' },
    '& td::before': { content: 'attr(data-name) ": "', color: 'text.secondary' },
  },
} as const;
