import { type ReactNode, useState } from 'react';
import { asCallError } from '~/api/call-error.js';
import { every } from '~/api/every.js';
import { tc } from '~/texts/de-console.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { Pager } from '~/ui/table/Pager.js';
import { usePlansQuery } from '../page-tools.api.js';
import { PlanRows } from './PlanRows.js';

interface PlanListProps {
  /** Only those of one page. */
  readonly pageId?: string;
  /** What can be done where there is none. */
  readonly children?: ReactNode;
}

const text = tc.pages.plans;
const PLANS_PER_PAGE = 20;
const ROW_HEIGHT_PX = 84;

/** The planned publications: those that wait first. */
export function PlanList({ pageId, children }: PlanListProps) {
  const [listPage, setListPage] = useState(1);
  const query = { limit: PLANS_PER_PAGE, offset: (listPage - 1) * PLANS_PER_PAGE, ...(pageId && { pageId }) };
  const { data, error, refetch } = usePlansQuery(query, { ...every.list, refetchOnMountOrArgChange: true });
  return (
    <Loaded
      data={data}
      failure={asCallError(error)}
      failed={text.failed}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={3} rowHeightPx={ROW_HEIGHT_PX} />}
      empty={{
        when: ({ total }) => total === 0,
        state: (
          <EmptyState title={text.none} text={text.noneText}>
            {children}
          </EmptyState>
        ),
      }}
    >
      {({ items, total }) => (
        <>
          <PlanRows plans={items} />
          {total > PLANS_PER_PAGE && (
            <Pager
              page={listPage}
              pages={Math.ceil(total / PLANS_PER_PAGE)}
              total={total}
              pageSize={PLANS_PER_PAGE}
              onPage={setListPage}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
