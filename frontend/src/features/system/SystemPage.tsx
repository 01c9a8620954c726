import Box from '@mui/material/Box';
import { useCurrentUserQuery } from '~/api/auth.api.js';
import { asCallError } from '~/api/call-error.js';
import { LastChanged } from '~/api/LastChanged.js';
import { useSystemConfigQuery } from '~/api/settings.api.js';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/Page.js';
import { Panel } from '~/ui/Panel.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { BrandPanel } from './brand/BrandPanel.js';
import { ConfigChanges } from './ConfigChanges.js';
import { SystemForm } from './SystemForm.js';

const text = tc.system;
const SKELETONS = [text.times.title, text.preview.title, text.api.title, text.login.title];
const ROW_HEIGHT_PX = 60;

/** Zone, formats and limits: administrators save them, managers see them. */
export function SystemPage() {
  const { data: user } = useCurrentUserQuery();
  const { data, error, refetch } = useSystemConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  const isAdmin = user?.role === 'admin';
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      note={<LastChanged key={data?.version} of={{ area: 'system' }} />}
    >
      <Loaded
        data={data}
        failure={asCallError(error)}
        failed={text.loadFailed}
        onRetry={() => void refetch()}
        skeleton={<Skeletons />}
      >
        {(config) => (
          <>
            <SystemForm latest={config} isReadOnly={!isAdmin} onReload={() => window.location.reload()} />
            <BrandPanel isReadOnly={!isAdmin} />
            {isAdmin && <ConfigChanges version={config.version} />}
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
        <Panel key={title} title={title} flush>
          <SkeletonRows rows={3} rowHeightPx={ROW_HEIGHT_PX} />
        </Panel>
      ))}
    </Box>
  );
}
