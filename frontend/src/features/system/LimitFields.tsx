import type { SystemConfig } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { Panel } from '~/ui/panel/Panel.js';

const text = tc.system;
const window = { by: 60_000, min: 60_000, max: 3_600_000 } as const;

const limits = {
  api: { window: 'rateLimitWindowMs', max: 'rateLimitMaxRequests', step: { by: 10, min: 10, max: 1_000 } },
  login: { window: 'loginRateLimitWindowMs', max: 'loginRateLimitMaxRequests', step: { by: 1, min: 3, max: 50 } },
} as const;

/** Fields of a rate limit: maximum and window in milliseconds, with a sentence that explains them. @param group checks or logins */
export function LimitFields({ group, disabled }: { readonly group: keyof typeof limits; readonly disabled: boolean }) {
  const { control } = useFormContext<SystemConfig>();
  const { window: windowField, max: maxField, step } = limits[group];
  const [windowMs, max] = useWatch({ control, name: [windowField, maxField] });
  const words = text[group];
  const isNumber = typeof windowMs === 'number' && typeof max === 'number';
  return (
    <Panel title={words.title} subtitle={words.text}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Box sx={fieldRow}>
          <NumberInput
            name={windowField}
            label={words.window}
            unit="ms"
            step={window}
            disabled={disabled}
            helperText={text.windowRange(window.min, window.max)}
          />
          {typeof windowMs === 'number' && <Box sx={noteStyles}>{`= ${text.minutes(windowMs)}`}</Box>}
        </Box>
        <NumberInput
          name={maxField}
          label={words.max}
          step={step}
          disabled={disabled}
          helperText={text.range(step.min, step.max)}
        />
        <Box sx={{ typography: 'body2', color: 'text.secondary', minHeight: '2lh' }}>
          {isNumber && words.says(max, windowMs)}
        </Box>
      </Box>
    </Panel>
  );
}

const fieldRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  columnGap: 3,
} as const;

/** Next to the field, on its line; below it on phones. */
const noteStyles = { mt: { sm: '36px' }, typography: 'body2', color: 'text.secondary' } as const;
