import type { AdminPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { TabbedContent } from '~/ui/panel/TabbedContent.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

const CheckTab = lazyPart(() => import('./CheckTab.js'), 'CheckTab');
const LinksTab = lazyPart(() => import('./LinksTab.js'), 'LinksTab');
const RevisionsTab = lazyPart(() => import('./RevisionsTab.js'), 'RevisionsTab');
const PlansTab = lazyPart(() => import('../plans/PlansTab.js'), 'PlansTab');

const tabs = ['check', 'links', 'revisions', 'plans'] as const;
type Tab = (typeof tabs)[number];

interface PageDetailsProps {
  readonly page: AdminPage;
  /** The form has unsaved changes. */
  readonly isUnsaved: boolean;
}

/** The details of a page apart from its text; the URL names the open one. */
export function PageDetails({ page, isUnsaved }: PageDetailsProps) {
  const [params, change] = useQueryParams();
  const namedTab = tabs.find((tab) => tab === params.get('tab'));
  const isOpen = namedTab !== undefined;
  // It keeps its content while it moves out.
  const tab = useFrozenValue(namedTab, !isOpen) ?? 'check';
  const contents: Record<Tab, ReactNode> = {
    check: <CheckTab />,
    links: <LinksTab pageId={page.id} />,
    revisions: <RevisionsTab page={page} isUnsaved={isUnsaved} />,
    plans: <PlansTab page={page} />,
  };
  return (
    <SideDrawer
      isOpen={isOpen}
      title={tc.pages.details.label}
      text={page.title}
      onClose={() => change({ tab: null }, true)}
    >
      {isOpen && (
        <TabbedContent<Tab>
          level="record"
          label={tc.pages.details.label}
          chosenTab={tab}
          onChoose={(name) => change({ tab: name }, true)}
          tabs={tabs.map((name) => ({
            name,
            label: tc.pages.details.tabs[name],
            content: (
              <Suspense fallback={<SkeletonRows rows={4} rowHeightPx={56} />}>
                <Box sx={{ minWidth: 0 }}>{contents[name]}</Box>
              </Suspense>
            ),
          }))}
        />
      )}
    </SideDrawer>
  );
}
