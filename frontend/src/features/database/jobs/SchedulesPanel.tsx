import type { JobSchedule, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { recordRow, rowDetail, rowList, rowName, rowText } from '~/ui/panel/record-rows.js';
import { useSchedulesQuery } from './jobs.api.js';

const text = tc.database.jobs.schedules;

/** The jobs that the worker begins on schedule, each with its next start. */
export function SchedulesPanel() {
  const query = useSchedulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const times = useTimes();
  return (
    <Panel title={text.title} subtitle={text.subtitle} flush>
      <Loaded
        {...loadState(query)}
        errorTitle={text.loadFailed}
        empty={{ when: ({ length }) => length === 0, state: <EmptyState title={text.empty} /> }}
      >
        {(schedules) => (
          <Box component="ul" aria-label={text.title} sx={rowList}>
            {schedules.map((schedule) => (
              <Schedule key={schedule.kind} schedule={schedule} times={times} />
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

function Schedule({ schedule: { kind, rhythm, nextAt, switchedOff }, times }: { schedule: JobSchedule; times: Times }) {
  return (
    <Box component="li" sx={recordRow}>
      <Box sx={rowText}>
        <Box sx={rowName}>{tc.database.jobs.kinds[kind]}</Box>
        <Box sx={rowDetail}>{rhythm}</Box>
      </Box>
      {switchedOff === null ? (
        <Box sx={rowDetail}>{nextAt === null ? text.unknown : text.next(times.atMinute(nextAt))}</Box>
      ) : (
        <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
          <StatusLabel tone="off">{text.off}</StatusLabel>
          <Box sx={rowDetail}>{switchedOff}</Box>
        </Box>
      )}
    </Box>
  );
}
