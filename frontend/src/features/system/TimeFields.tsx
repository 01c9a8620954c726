import { type DateFormat, dateFormats, type TimeFormat, timeFormats, timezones } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { Panel } from '~/ui/panel/Panel.js';

const text = tc.system.times;
const zones = timezones.map((value) => ({ value, label: value }));
const optionsOf = (formats: readonly (DateFormat | TimeFormat)[]) =>
  formats.map((value) => ({ value, label: tc.calendar.examples[value] }));

/** Fields for the time zone and the formats of dates and times. */
export function TimeFields({ disabled }: { readonly disabled: boolean }) {
  return (
    <Panel title={text.title} subtitle={text.text}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <SelectInput name="timezone" label={text.timezone} options={zones} disabled={disabled} />
        <SelectInput name="dateFormat" label={text.dateFormat} options={optionsOf(dateFormats)} disabled={disabled} />
        <SelectInput name="timeFormat" label={text.timeFormat} options={optionsOf(timeFormats)} disabled={disabled} />
      </Box>
    </Panel>
  );
}
