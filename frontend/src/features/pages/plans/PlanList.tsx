import { type ReactNode, useState } from 'react';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { usePlansQuery } from '../records/page-tools.api.js';
import { partAt, RecordPages } from '~/widgets/RecordPages.js';
import { PlanRows } from './PlanRows.js';

interface PlanListProps {
  /** Limits the list to one page. */
  readonly pageId?: string;
  /** Shown in place of an empty list. */
  readonly children?: ReactNode;
}

const text = tc.pages.plans;

/** The planned publications: those that wait first. */
export function PlanList({ pageId, children }: PlanListProps) {
  const [page, setPage] = useState(1);
  const range = { ...partAt(page), ...(pageId && { pageId }) };
  const query = usePlansQuery(range, { ...pollingIntervals.list, refetchOnMountOrArgChange: true });
  return (
    <RecordPages
      {...{ query, page }}
      onPage={setPage}
      failed={text.failed}
      empty={
        <EmptyState title={text.none} text={text.noneText}>
          {children}
        </EmptyState>
      }
    >
      {(plans) => <PlanRows plans={plans} />}
    </RecordPages>
  );
}
