import type { ApiKeyRecord } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { availableCalls } from '../key/available-calls.js';

const text = tc.apiKeys.toppingUp;

/** The contract's figures now, and after the booking that is being typed. */
export function TopUpPreview({ apiKey: key }: { apiKey: Pick<ApiKeyRecord, 'quota' | 'used'> }) {
  const addedQuota: unknown = useWatch({ name: 'addedQuota' });
  /** Undefined for what cannot be booked. */
  const quota = Number.isSafeInteger(addedQuota) && Number(addedQuota) > 0 ? key.quota + Number(addedQuota) : undefined;
  return (
    <Box sx={frame}>
      <Figures
        title={text.current}
        figures={[
          [text.quota, key.quota],
          [text.used, key.used],
          [text.available, availableCalls(key)],
        ]}
      />
      <Figures
        title={text.preview}
        isNewState
        figures={[
          [text.newQuota, quota],
          [text.newAvailable, quota && availableCalls({ ...key, quota })],
        ]}
      />
    </Box>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly figures: readonly (readonly [string, number | undefined])[];
  /** Changes while the user types: read out. */
  readonly isNewState?: boolean;
}

function Figures({ title, figures, isNewState = false }: FiguresProps) {
  return (
    <Box sx={column} {...(isNewState && { role: 'status' })}>
      <Box sx={{ typography: 'caption', fontWeight: 550, color: 'text.secondary' }}>{title}</Box>
      <Box component="dl" sx={list}>
        {figures.map(([label, value]) => (
          <Box key={label} sx={line}>
            <dt>{label}</dt>
            <Box
              component="dd"
              sx={{ m: 0, fontWeight: 600, color: isNewState && value ? 'primary.main' : 'text.primary' }}
            >
              {value === undefined ? '–' : tc.number(value)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
  bgcolor: 'surface.sunken',
} as const;

const column = {
  p: 4,
  '& + &': {
    borderLeft: { sm: '1px solid var(--ip-palette-line-main)' },
    borderTop: { xs: '1px solid var(--ip-palette-line-main)', sm: 0 },
  },
} as const;

const list = { display: 'grid', gap: 1, m: 0, mt: 2, typography: 'body2' } as const;
const line = { display: 'flex', justifyContent: 'space-between', gap: 3 } as const;
