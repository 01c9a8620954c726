import type { RegistryReleaseState } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { StatusLabel, type StatusTone } from '~/ui/panel/StatusLabel.js';
import { rowName } from '~/ui/panel/record-rows.js';

const tones: Readonly<Record<RegistryReleaseState, StatusTone>> = {
  inForce: 'ok',
  future: 'outline',
  past: 'off',
  withdrawn: 'off',
  unreadable: 'error',
};

/** Name of a loaded file, and whether it is in force. */
export function NameAndState({ name, state }: { name: string; state: RegistryReleaseState }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, ...rowName }}>
      {name}
      <StatusLabel tone={tones[state]}>{tc.database.banks.states[state]}</StatusLabel>
    </Box>
  );
}
