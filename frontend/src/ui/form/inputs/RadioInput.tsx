import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';

interface RadioInputProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few, all of them in sight, in the form around it. */
export function RadioInput({ name, label, options }: RadioInputProps) {
  const { field } = useController<Record<string, string>>({ name });
  const { ref, ...bound } = field;
  const id = useId();
  return (
    <div>
      <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 550, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup {...bound} aria-labelledby={id} sx={{ mt: 1 }}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            {...option}
            control={<Radio size="small" {...(index === 0 && { slotProps: { input: { ref } } })} />}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
