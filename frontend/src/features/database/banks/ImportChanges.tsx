import type { BankChange } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { listBankDifferences } from './bank-differences.js';
import { type ImportKey, useBankImportChangesQuery } from './banks.api.js';

const text = tc.database.banks.changes;

interface PartProps extends ImportKey {
  readonly cursor?: string;
}

/** The banks that an import has changed; further pages are loaded on demand. */
export function ImportChanges(props: PartProps) {
  const query = useBankImportChangesQuery(props);
  const [isMoreWanted, setMoreWanted] = useState(false);
  const isFirst = props.cursor === undefined;
  return (
    <Box sx={{ width: '100%' }}>
      <Loaded
        {...loadState(query)}
        data={query.currentData}
        errorTitle={text.loadFailed}
        rowHeightPx={44}
        empty={{ when: ({ changes }) => isFirst && changes.length === 0, state: text.empty }}
      >
        {({ changes, nextCursor }) => (
          <>
            <Box component="ul" aria-label={tc.database.banks.imports.changes} sx={list}>
              {changes.map((change) => (
                <Change key={change.bankCode} change={change} />
              ))}
            </Box>
            {nextCursor !== null && !isMoreWanted && (
              <Button size="small" onClick={() => setMoreWanted(true)} sx={{ mt: 2 }}>
                {text.more}
              </Button>
            )}
            {nextCursor !== null && isMoreWanted && <ImportChanges {...props} cursor={nextCursor} />}
          </>
        )}
      </Loaded>
    </Box>
  );
}

function Change({ change }: { change: BankChange }) {
  const { bankCode, kind, before, after } = change;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Mono>{bankCode}</Mono>
        <Box sx={{ fontWeight: 550 }}>{(after ?? before)?.name}</Box>
        <Box sx={{ color: 'text.secondary' }}>{text.kinds[kind]}</Box>
      </Box>
      {listBankDifferences(change).map(({ label, from, to }) => (
        <Box key={label} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
          {`${from} → ${to}`}
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const row = { py: 1.5, borderTop: '1px solid', borderColor: 'line.main' } as const;
