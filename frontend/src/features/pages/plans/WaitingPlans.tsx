import { MAX_WAITING_PLANS } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { usePlansQuery } from '../records/page-tools.api.js';

const text = tc.pages.plans;

/** The planned changes of the page. */
export function WaitingPlans({ pageId }: { pageId: string }) {
  const times = useTimes();
  const [, change] = useQueryParams();
  const { currentData } = usePlansQuery({ pageId, state: 'waiting', limit: MAX_WAITING_PLANS }, pollingIntervals.list);
  const plans = currentData?.items ?? [];
  if (plans.length === 0) return null;
  return (
    <Note kind="info">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 180px' }}>
          {plans.map(({ id, action, at }) => (
            <div key={id}>{text.waiting(action, times.at(at))}</div>
          ))}
        </Box>
        <Button size="small" onClick={() => change({ tab: 'plans' })}>
          {text.show}
        </Button>
      </Box>
    </Note>
  );
}
