import type { PartState } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useLiveFiguresQuery } from '~/api/live/dashboard.api.js';
import { noPolling, pollingIntervals } from '~/api/live/polling-intervals.js';
import { useHasLiveLink } from '~/api/live/live-links.js';
import { tc } from '~/texts/de-console.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';

/** The state of the services in a word; links to the screen with the details. Empty while the state is unknown. */
export function ServiceStates() {
  const isFollowed = useHasLiveLink();
  const { data, isError } = useLiveFiguresQuery(undefined, isFollowed ? noPolling : pollingIntervals.services);
  const states = data?.system.filter(({ state }) => state !== null) ?? [];
  // An earlier answer says nothing about the current state.
  if (isError || states.length === 0) return null;
  const disruptions = states.filter(({ state }) => state !== 'operational');
  return (
    <Box component={Link} to="/admin/statistics" sx={{ display: 'flex', borderRadius: '6px', textDecoration: 'none' }}>
      <StatusLabel tone={getTone(disruptions)}>
        {disruptions.length === 0
          ? tc.shell.servicesReady
          : disruptions
              .map(({ part, state }) => `${tc.statistics.system.parts[part]}: ${tc.statistics.system.states[state!]}`)
              .join(', ')}
      </StatusLabel>
    </Box>
  );
}

function getTone(disruptions: readonly PartState[]) {
  if (disruptions.length === 0) return 'ok';
  return disruptions.some(({ state }) => state === 'down') ? 'error' : 'warning';
}
