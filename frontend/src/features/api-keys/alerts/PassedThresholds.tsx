import type { ApiKeyRecord } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { usedPercent } from '~/ui/panel/usage-band.js';
import { passedThresholds } from './passed-thresholds.js';

/** Warns which of the typed thresholds will send no alert for now. */
export function PassedThresholds({ used, quota }: Pick<ApiKeyRecord, 'used' | 'quota'>) {
  const values = useWatch<{ thresholds?: (number | string)[] }, 'thresholds'>({ name: 'thresholds' });
  const passedPercents = passedThresholds(values ?? [], { used, quota });
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {passedPercents.length > 0 && (
        <Note kind="warning">{tc.alerts.editing.passed(Math.floor(usedPercent(used, quota)), ...passedPercents)}</Note>
      )}
    </Box>
  );
}
