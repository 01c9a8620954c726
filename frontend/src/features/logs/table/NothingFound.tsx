import { type LogPage, MAX_OFFSET, type Times } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { FilteredState } from '~/ui/placeholders/FilteredState.js';
import { pageCount } from '~/ui/table/page-count.js';
import { rangeText } from '../filters/active-filters.js';
import { ALL_DAYS, firstPosition, hasCustomRange } from '../view/log-view.js';
import { lengthHint } from '../filters/searched-iban.js';
import type { LogViewControl } from '../view/use-log-view.js';

interface NothingFoundProps {
  readonly logView: LogViewControl;
  readonly page: Pick<LogPage, 'total' | 'totalIsExact' | 'offset'>;
  readonly times: Times;
}

/** Replaces the table when no row matches: explains why, and offers a wider range or to reset the filters. */
export function NothingFound({ logView, page, times }: NothingFoundProps) {
  const { view, iban, isFiltered, reset, setRange } = logView;
  if (page.offset > 0) return <BeyondTheEnd logView={logView} page={page} />;
  const isEverywhere = view.range === ALL_DAYS && !hasCustomRange(view);
  const hint = (iban && lengthHint(iban)) || tc.logs.emptyIn(rangeText(view, times));
  const everywhere = !isEverywhere && <Button onClick={() => setRange(ALL_DAYS)}>{tc.logs.everywhere}</Button>;
  if (!isFiltered) return <EmptyState title={tc.logs.empty} text={hint} children={everywhere} />;
  return (
    <FilteredState title={tc.logs.empty} text={hint} onReset={reset}>
      {everywhere}
    </FilteredState>
  );
}

/** Explains that the list ends before the page in the URL, after an old link or a deletion of rows. */
function BeyondTheEnd({ logView: { view, turnTo }, page }: Pick<NothingFoundProps, 'logView' | 'page'>) {
  const { total, totalIsExact } = page;
  const last = (pageCount(total, view.limit) - 1) * view.limit;
  return (
    <EmptyState title={tc.logs.beyond} text={tc.logs.beyondText(total, totalIsExact)}>
      {totalIsExact && last > 0 && last <= MAX_OFFSET && (
        <Button onClick={() => turnTo({ offset: last, cursor: null })} sx={{ m: 1 }}>
          {tc.logs.lastPage}
        </Button>
      )}
      <Button onClick={() => turnTo(firstPosition)} sx={{ m: 1 }}>
        {tc.logs.firstPage}
      </Button>
    </EmptyState>
  );
}
