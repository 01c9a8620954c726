import type { Erasure, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pageRange, RecordPages } from '~/widgets/RecordPages.js';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { recordRow, rowDetail, rowList, rowText } from '~/ui/panel/record-rows.js';
import { useErasuresQuery } from './privacy.api.js';

const text = tc.database.erasure;
const PER_PAGE = 5;

/** The erasures: when, by which user and why; no entry reveals the IBAN. */
export function ErasureProtocol({ times }: { times: Times }) {
  const [page, setPage] = useState(1);
  const query = useErasuresQuery(pageRange(page, PER_PAGE), { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ mt: 5, mx: -5, mb: -5 }}>
      <Typography component="h3" variant="panelTitle" sx={{ px: 5, pb: 2 }}>
        {text.protocol}
      </Typography>
      <RecordPages
        {...{ query, page }}
        perPage={PER_PAGE}
        onPage={setPage}
        errorTitle={text.protocolFailed}
        empty={<Box sx={none}>{text.none}</Box>}
      >
        {(items) => (
          <Box component="ul" aria-label={text.protocol} sx={rowList}>
            {items.map((erasure) => (
              <Entry key={erasure.id} erasure={erasure} times={times} />
            ))}
          </Box>
        )}
      </RecordPages>
    </Box>
  );
}

function Entry({ erasure, times }: { erasure: Erasure; times: Times }) {
  const { at, erasedBy, reason, rows, completedAt } = erasure;
  return (
    <Box component="li" sx={recordRow}>
      <Box sx={rowText}>
        <Box>
          <Moment at={at} times={times} form="atMinute" />
          {`, ${text.by(erasedBy)}, ${text.rows(rows)}`}
        </Box>
        <Box sx={rowDetail}>{reason ?? text.noReason}</Box>
      </Box>
      {completedAt === null && <StatusLabel tone="outline">{text.goesOn}</StatusLabel>}
    </Box>
  );
}

const none = { px: 5, pb: 5, typography: 'body2', color: 'text.secondary' } as const;
