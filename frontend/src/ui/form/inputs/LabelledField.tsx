import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

export type LabelledFieldProps = Omit<OutlinedInputProps, 'id' | 'label' | 'fullWidth'> & {
  readonly label: string;
  /** Shown below the field and describes it. */
  readonly helperText?: ReactNode;
};

/** One line of text under its label, from the parts that MUI's TextField is made of: that one brings the menu of a select along, which a sign-in does not need. */
export function LabelledField({ label, helperText, error = false, ...input }: LabelledFieldProps) {
  const id = useId();
  const helpId = helperText ? `${id}-help` : undefined;
  return (
    <FormControl variant="outlined" fullWidth error={error}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput {...input} id={id} aria-describedby={helpId} />
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
