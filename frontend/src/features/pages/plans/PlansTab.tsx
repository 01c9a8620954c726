import type { AdminPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarClock } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { PlanList } from './PlanList.js';

export function PlansTab({ page }: { page: AdminPage }) {
  const [, change] = useQueryParams();
  return (
    <>
      <Box sx={{ px: 6, py: 4, borderBottom: '1px solid', borderColor: 'line.main' }}>
        <Button startIcon={<CalendarClock size={16} aria-hidden />} onClick={() => change({ dialog: 'plan' })}>
          {tc.pages.plans.create}
        </Button>
      </Box>
      <PlanList pageId={page.id} />
    </>
  );
}
