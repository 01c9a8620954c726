import type { PlannedPublication, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { asCallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { StatusLabel, type StatusTone } from '~/ui/panel/StatusLabel.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useCancelPlanMutation } from '../records/page-tools.api.js';
import { drawerRecordRow, drawerRowList } from '../records/drawer-rows.js';

const text = tc.pages.plans;
const tones = { waiting: 'outline', done: 'ok', failed: 'error', cancelled: 'off' } as const satisfies Record<
  PlannedPublication['state'],
  StatusTone
>;

/** Publications that wait, and those that have ended. */
export function PlanRows({ plans }: { plans: readonly PlannedPublication[] }) {
  const times = useTimes();
  const cancel = useCancel();
  return (
    <Box component="ul" aria-label={text.title} sx={drawerRowList}>
      {plans.map((plan) => (
        <Row key={plan.id} plan={plan} times={times} onCancel={() => void cancel(plan)} />
      ))}
    </Box>
  );
}

interface RowProps {
  readonly plan: PlannedPublication;
  readonly times: Times;
  readonly onCancel: () => void;
}

function Row({ plan, times, onCancel }: RowProps) {
  const { pageTitle, action, at, state, createdBy, failure } = plan;
  return (
    <Box component="li" sx={drawerRecordRow}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{pageTitle}</Box>
        <Box>
          {text.actions[action]}, <time dateTime={at}>{times.at(at)}</time>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{text.by(createdBy)}</Box>
        {failure !== null && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
      </Box>
      <StatusLabel tone={tones[state]}>{text.states[state]}</StatusLabel>
      {state === 'waiting' && (
        <Button size="small" aria-label={text.cancelOf(pageTitle, times.at(at))} onClick={onCancel}>
          {text.cancel}
        </Button>
      )}
    </Box>
  );
}

function useCancel() {
  const [cancel] = useCancelPlanMutation();
  const toast = useToast();
  return async ({ id, pageTitle }: PlannedPublication) => {
    const { error } = await cancel(id);
    if (!error) return toast({ kind: 'success', ...text.cancelled(pageTitle) });
    const { message } = asCallError(error);
    toast({ kind: 'error', title: text.cancelFailed, text: message ?? tc.unexpected });
  };
}
