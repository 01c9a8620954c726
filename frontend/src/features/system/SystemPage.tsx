import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useCurrentUserQuery } from '~/api/session/auth.api.js';
import { loadState } from '~/api/store/load-state.js';
import { LastChanged } from '~/widgets/changes/LastChanged.js';
import { useSystemConfigQuery } from '~/api/settings/settings.api.js';
import { tc } from '~/texts/de-console.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { Page } from '~/ui/frame/Page.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { BrandPanel } from './brand/BrandPanel.js';
import { SystemForm } from './SystemForm.js';

/** Loaded separately, because it needs the field labels of every section. */
const ConfigChanges = lazyPart(() => import('./ConfigChanges.js'), 'ConfigChanges');

const text = tc.system;
const SKELETONS = [text.times.title, text.preview.title, text.api.title, text.login.title];
const ROW_HEIGHT_PX = 60;

/** Zone, formats and limits: administrators save them, managers see them. */
export function SystemPage() {
  const { data: user } = useCurrentUserQuery();
  const query = useSystemConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  const isAdmin = user?.role === 'admin';
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      note={<LastChanged key={query.data?.version} part={{ area: 'system' }} />}
    >
      <Loaded {...loadState(query)} errorTitle={text.loadFailed} skeleton={<Skeletons />}>
        {(config) => (
          <>
            <SystemForm latest={config} isReadOnly={!isAdmin} onReload={() => window.location.reload()} />
            <BrandPanel isReadOnly={!isAdmin} />
            {isAdmin && (
              <Suspense fallback={<SkeletonPanel title={text.changes.title} rows={2} />}>
                <ConfigChanges version={config.version} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Skeletons() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, 1fr)' }, gap: 5 }}>
      {SKELETONS.map((title) => (
        <SkeletonPanel key={title} title={title} rows={3} />
      ))}
    </Box>
  );
}

function SkeletonPanel({ title, rows }: { title: string; rows: number }) {
  return (
    <Panel title={title} flush>
      <SkeletonRows rows={rows} rowHeightPx={ROW_HEIGHT_PX} />
    </Panel>
  );
}
