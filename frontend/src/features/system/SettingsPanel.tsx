import { type Setting, settingList, type SystemConfig } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { Panel } from '~/ui/panel/Panel.js';
import { formatSetting } from './config-fields.js';

const text = tc.system;

const limits = {
  api: { window: 'rateLimitWindowMs', max: 'rateLimitMaxRequests' },
  login: { window: 'loginRateLimitWindowMs', max: 'loginRateLimitMaxRequests' },
} as const;

/** A panel with the inputs of its settings; one of a rate limit explains it in a sentence. */
export function SettingsPanel({ panel, disabled }: { readonly panel: Setting['panel']; readonly disabled: boolean }) {
  return (
    <Panel title={text[panel].title} subtitle={text[panel].text}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {settingList.map(
          (setting) =>
            setting.panel === panel && <SettingInput key={setting.name} setting={setting} disabled={disabled} />,
        )}
        {panel !== 'times' && <LimitSentence panel={panel} />}
      </Box>
    </Panel>
  );
}

function SettingInput({ setting, disabled }: { readonly setting: Setting; readonly disabled: boolean }) {
  const { name, kind } = setting;
  const entry = useWatch<SystemConfig>({ name });
  const input = { name, label: text.labels[name], disabled };
  if (setting.kind === 'choice')
    return (
      <SelectInput {...input} options={setting.values.map((value) => ({ value, label: formatSetting(kind, value) }))} />
    );
  const { min, max, step: by } = setting;
  const step = { by, min, max };
  if (setting.kind === 'count') return <NumberInput {...input} step={step} helperText={text.range(min, max)} />;
  return (
    <Box sx={fieldRow}>
      <NumberInput {...input} unit="ms" step={step} helperText={text.windowRange(min, max)} />
      {typeof entry === 'number' && <Box sx={noteStyles}>{`= ${text.minutes(entry)}`}</Box>}
    </Box>
  );
}

function LimitSentence({ panel }: { readonly panel: keyof typeof limits }) {
  const { control } = useFormContext<SystemConfig>();
  const [windowMs, max] = useWatch({ control, name: [limits[panel].window, limits[panel].max] });
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', minHeight: '2lh' }}>
      {typeof windowMs === 'number' && typeof max === 'number' && text[panel].says(max, windowMs)}
    </Box>
  );
}

const fieldRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  columnGap: 3,
} as const;

/** Next to the field, on its line; below it on phones. */
const noteStyles = { mt: { sm: '36px' }, typography: 'body2', color: 'text.secondary' } as const;
