import type { Times } from '@pruefer/contracts';
import { useController } from 'react-hook-form';
import { GermanPickers } from '~/ui/form/GermanPickers.js';
import { MomentField } from '~/ui/form/MomentField.js';

interface MomentInputProps {
  readonly name: string;
  readonly label: string;
  readonly times: Times;
  /** The message while it is no moment yet. */
  readonly missing: string;
}

/** A day and a time in the form around it; its value is the instant, empty as long as it is none. */
export function MomentInput({ name, label, times, missing }: MomentInputProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { ref, value, onChange, onBlur } = field;
  const { error } = fieldState;
  return (
    <GermanPickers>
      <MomentField
        {...{ label, times, onBlur }}
        inputRef={ref}
        start={value ? new Date(value) : null}
        problem={error && (value ? (error.message ?? missing) : missing)}
        onChange={(moment) => onChange(moment?.toISOString() ?? '')}
        disablePast
      />
    </GermanPickers>
  );
}
