import { type BankDataOverview, MAX_BANK_FILE_BYTES, type Times } from '@pruefer/contracts';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { ProgressLine } from '~/ui/panel/ProgressLine.js';
import { type DatedFile, FileAndDay } from '../loaded-files/FileAndDay.js';
import { type ChosenList, ListFields } from './ListFields.js';

/** An uploaded bank file, its country, and its first valid day as typed. */
export type OwnFile = ChosenList & DatedFile;

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

const text = tc.database.banks.dialog;
const EXAMPLE = '2026-12-07';

/** Fields for an uploaded bank file and its first valid day. */
export function OwnFileFields({ ownFile, overview, sentBytes, onChange, ...state }: OwnFileFieldsProps) {
  const { file, typedDay } = ownFile;
  const change = (part: Partial<OwnFile>) => onChange({ ...ownFile, ...part });
  return (
    <>
      {overview && <ListFields {...state} overview={overview} choice={ownFile} onChoose={change} />}
      <FileAndDay
        {...{ file, typedDay, ...state }}
        texts={text}
        maxBytes={MAX_BANK_FILE_BYTES}
        exampleDay={EXAMPLE}
        onChange={change}
      />
      {state.isPending && file && (
        <ProgressLine
          label={text.progress}
          step={text.uploading(fileSize(Math.min(sentBytes, file.size)), fileSize(file.size))}
          percent={sentBytes < file.size ? wholePercent(sentBytes, file.size) : undefined}
        />
      )}
    </>
  );
}
