import { type BankDataOverview, MAX_BANK_FILE_BYTES, readDay, type Times } from '@pruefer/contracts';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { FileDrop } from '~/ui/controls/FileDrop.js';
import { ProgressLine } from '~/ui/panel/ProgressLine.js';
import { dayProblemOf, TypedDayField } from '~/ui/form/dates/TypedDayField.js';
import { type ChosenList, ListFields } from './ListFields.js';

/** An uploaded bank file, its country, and its first valid day as typed. */
export interface OwnFile extends ChosenList {
  readonly file: File | undefined;
  readonly typedDay: string;
}

interface OwnFileFieldsProps {
  readonly ownFile: OwnFile;
  /** undefined: it is not known yet what can be loaded. */
  readonly overview: BankDataOverview | undefined;
  readonly times: Times;
  /** The user has tried to send it: missing input is shown. */
  readonly isSubmitted: boolean;
  readonly isPending: boolean;
  readonly sentBytes: number;
  readonly onChange: (ownFile: OwnFile) => void;
}

const { banks, restore } = tc.database;
const text = banks.dialog;
const EXAMPLE = '2026-12-07';

/** Fields for an uploaded bank file and its first valid day. */
export function OwnFileFields({
  ownFile,
  overview,
  times,
  isSubmitted,
  isPending,
  sentBytes,
  onChange,
}: OwnFileFieldsProps) {
  const { file, typedDay } = ownFile;
  const hasDay = readDay(typedDay, times.dateFormat) !== undefined;
  const dayProblem = hasDay
    ? undefined
    : isSubmitted
      ? tc.calendar.noDay(times.ofDay(EXAMPLE))
      : dayProblemOf(typedDay, times);
  const fileProblem = fileProblemOf(file, isSubmitted);
  return (
    <>
      {overview && (
        <ListFields
          {...{ overview, times, isSubmitted }}
          choice={ownFile}
          onChoose={(choice) => onChange({ ...ownFile, ...choice })}
        />
      )}
      <Box>
        <FileDrop
          label={text.file}
          title={file?.name ?? text.drop}
          text={file ? fileSize(file.size) : text.fileHelp}
          button={file ? restore.other : restore.choose}
          disabled={isPending}
          onFile={(chosenFile) => onChange({ ...ownFile, file: chosenFile })}
        />
        {fileProblem && (
          <FormHelperText error role="alert">
            {fileProblem}
          </FormHelperText>
        )}
      </Box>
      <TypedDayField
        label={text.validFrom}
        typedDay={typedDay}
        times={times}
        problem={dayProblem}
        help={text.validFromHelp}
        onType={(day) => onChange({ ...ownFile, typedDay: day })}
      />
      {isPending && file && (
        <ProgressLine
          label={text.progress}
          step={text.uploading(fileSize(Math.min(sentBytes, file.size)), fileSize(file.size))}
          percent={sentBytes < file.size ? wholePercent(sentBytes, file.size) : undefined}
        />
      )}
    </>
  );
}

function fileProblemOf(file: File | undefined, isSubmitted: boolean): string | undefined {
  if (!file) return isSubmitted ? text.fileMissing : undefined;
  return file.size > MAX_BANK_FILE_BYTES ? text.fileTooLarge(fileSize(MAX_BANK_FILE_BYTES)) : undefined;
}
