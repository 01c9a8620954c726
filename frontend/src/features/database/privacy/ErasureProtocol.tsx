import type { Erasure, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { asCallError } from '~/api/base/call-error.js';
import { visibleAnswer } from '~/api/base/visible-answer.js';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { Pager } from '~/ui/table/Pager.js';
import { recordRow, rowDetail, rowList, rowWords } from '../parts/record-rows.js';
import { useErasuresQuery } from './privacy.api.js';

const text = tc.database.erasure;
const PER_PAGE = 5;
const ROW_HEIGHT_PX = 60;

/** The erasures: when, by which user and why; no entry reveals the IBAN. */
export function ErasureProtocol({ times }: { times: Times }) {
  const [page, setPage] = useState(1);
  const answer = useErasuresQuery(
    { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error } = visibleAnswer(answer);
  return (
    <Box sx={{ mt: 5, mx: -5, mb: -5 }}>
      <Typography component="h3" variant="panelTitle" sx={{ px: 5, pb: 2 }}>
        {text.protocol}
      </Typography>
      <Loaded
        data={data}
        failure={asCallError(error)}
        failed={text.protocolFailed}
        onRetry={() => void answer.refetch()}
        skeleton={<SkeletonRows rows={2} rowHeightPx={ROW_HEIGHT_PX} />}
        empty={{ when: ({ total }) => total === 0, state: <Box sx={none}>{text.none}</Box> }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" aria-label={text.protocol} sx={rowList}>
              {items.map((erasure) => (
                <Entry key={erasure.id} erasure={erasure} times={times} />
              ))}
            </Box>
            {total > PER_PAGE && (
              <Pager {...{ page, total }} pages={pagesOf(total, PER_PAGE)} pageSize={PER_PAGE} onPage={setPage} />
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

function Entry({ erasure, times }: { erasure: Erasure; times: Times }) {
  const { at, erasedBy, reason, rows, completedAt } = erasure;
  return (
    <Box component="li" sx={recordRow}>
      <Box sx={rowWords}>
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
