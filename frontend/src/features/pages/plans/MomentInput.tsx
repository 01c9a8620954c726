import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { GermanPickers } from '~/ui/form/GermanPickers.js';
import { pickerFieldIcons, pickerTabIcons } from '~/ui/form/picker-icons.js';

interface MomentInputProps {
  readonly name: string;
  readonly label: string;
  /** In which people read and type it. */
  readonly zone: string;
  /** What is said while it is no moment yet. */
  readonly missing: string;
}

const FORMAT = 'DD.MM.YYYY HH:mm';
/** Calendar and clock stand side by side; else, one after the other in a dialog. */
const WIDE_WITH_MOUSE = '@media (pointer: fine) and (min-width: 600px)';

/** A day and a time in the form around it; its value is the instant, empty as long as it is none. */
export function MomentInput({ name, label, zone, missing }: MomentInputProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { ref, value, onChange, onBlur } = field;
  const [shown, setShown] = useState<Dayjs | null>(() => (value ? dayjs(value).tz(zone) : null));
  const { error } = fieldState;

  function change(moment: Dayjs | null) {
    setShown(moment);
    onChange(moment?.isValid() ? moment.toISOString() : '');
  }

  return (
    <GermanPickers>
      <DateTimePicker
        label={label}
        value={shown}
        onChange={change}
        timezone={zone}
        format={FORMAT}
        ampm={false}
        disablePast
        desktopModeMediaQuery={WIDE_WITH_MOUSE}
        slots={pickerFieldIcons}
        inputRef={ref}
        slotProps={{
          toolbar: { hidden: true },
          tabs: pickerTabIcons,
          textField: { onBlur, error: error !== undefined, helperText: error && (value ? error.message : missing) },
        }}
      />
    </GermanPickers>
  );
}
