import type { FileReading } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { fileJobTexts } from '~/texts/bulk.js';
import { errorStyles, fieldStyles, labelStyles } from '../fields/field-styles.js';

const texts = fileJobTexts.preflight;

interface ColumnChoiceProps {
  readonly reading: FileReading;
  readonly isBusy: boolean;
  readonly onChoose: (column: string) => void;
}

/** Which of several columns with IBANs is meant; the service then reads the file again. */
export function ColumnChoice({ reading, isBusy, onChoose }: ColumnChoiceProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const [column, setColumn] = useState(reading.ibanColumn ?? '');
  const [isMissing, setMissing] = useState(false);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(column === '');
    if (column === '') field.current?.focus();
    else onChoose(column);
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 4, maxWidth: 480 }}>
      <Box component="label" htmlFor={id} sx={labelStyles}>
        {texts.column}
      </Box>
      <Box
        component="select"
        id={id}
        ref={field}
        value={column}
        disabled={isBusy}
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => setColumn(target.value)}
        sx={fieldStyles}
      >
        {column === '' && <option value="">{texts.chooseColumn}</option>}
        {reading.ibanColumns.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Box>
      <Typography
        id={`${id}-error`}
        variant="body2"
        role={isMissing ? 'alert' : undefined}
        sx={isMissing ? errorStyles : undefined}
      >
        {isMissing && texts.missingColumn}
      </Typography>
      <Button type="submit" variant="outlined" disabled={isBusy} sx={{ mt: 3 }}>
        {texts.takeColumn}
      </Button>
    </Box>
  );
}
