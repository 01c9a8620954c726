import Typography from '@mui/material/Typography';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import type { IbanList } from './list/iban-list.js';

const texts = bulkTexts.summary;

interface ListSummaryProps {
  readonly list: IbanList;
  /** The service reads the list and reports the price later. */
  readonly isUploaded: boolean;
}

/** The contents of the list and the price of its check. */
export function ListSummary({ list, isUploaded }: ListSummaryProps) {
  const count = isUploaded ? 0 : list.lines.length;
  return (
    <Typography variant="body1" role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isUploaded && fileJobTexts.notice}
      {count > 0 && `${originOf(list)}. ${texts.cost(count)}.`}
    </Typography>
  );
}

function originOf({ head, lines, width, column }: IbanList): string {
  const name = head?.[column];
  if (name) return texts.fromColumn(name, lines.length);
  return width > 1 ? texts.fromColumnNumber(column + 1, lines.length) : texts.count(lines.length);
}
