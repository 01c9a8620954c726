import { readDay, type Times } from '@pruefer/contracts';
import FormHelperText from '@mui/material/FormHelperText';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { FileDrop } from '~/ui/controls/FileDrop.js';
import { findDayProblem, TypedDayField } from '~/ui/form/dates/TypedDayField.js';

/** A file to load, and its first valid day as typed. */
export interface DatedFile {
  readonly file: File | undefined;
  readonly typedDay: string;
}

interface FileAndDayProps extends DatedFile {
  readonly texts: { readonly file: string; readonly fileHelp: string };
  readonly maxBytes: number;
  /** The day that the message about a missing one shows, YYYY-MM-DD. */
  readonly exampleDay: string;
  readonly times: Times;
  /** The user has tried to send it: missing input is shown. */
  readonly isSubmitted: boolean;
  readonly isPending: boolean;
  readonly onChange: (change: Partial<DatedFile>) => void;
}

const { banks, restore } = tc.database;
const text = banks.dialog;

/** Fields for a file and its first valid day. */
export function FileAndDay({ file, typedDay, texts, times, isPending, onChange, ...rules }: FileAndDayProps) {
  const fileProblem = findFileProblem(file, rules);
  const noDay = rules.isSubmitted ? tc.calendar.noDay(times.ofDay(rules.exampleDay)) : findDayProblem(typedDay, times);
  return (
    <>
      <div>
        <FileDrop
          label={texts.file}
          title={file?.name ?? text.drop}
          text={file ? fileSize(file.size) : texts.fileHelp}
          button={file ? restore.other : restore.choose}
          disabled={isPending}
          onFile={(chosenFile) => onChange({ file: chosenFile })}
        />
        {fileProblem && (
          <FormHelperText error role="alert">
            {fileProblem}
          </FormHelperText>
        )}
      </div>
      <TypedDayField
        label={text.validFrom}
        typedDay={typedDay}
        times={times}
        problem={readDay(typedDay, times.dateFormat) ? undefined : noDay}
        help={text.validFromHelp}
        onType={(day) => onChange({ typedDay: day })}
      />
    </>
  );
}

function findFileProblem(
  file: File | undefined,
  { maxBytes, isSubmitted }: Pick<FileAndDayProps, 'maxBytes' | 'isSubmitted'>,
) {
  if (!file) return isSubmitted ? text.fileMissing : undefined;
  return file.size > maxBytes ? text.fileTooLarge(fileSize(maxBytes)) : undefined;
}
