import { useTimes } from '~/api/settings/use-times.js';
import { loadState } from '~/api/base/load-state.js';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { BackupButtons } from './BackupButtons.js';
import { useBackupsQuery } from './backups.api.js';
import { BackupStatus } from './BackupStatus.js';
import { DownloadNote } from './DownloadNote.js';
import type { BackupDownload } from './use-backup-download.js';

const text = tc.database.backups;
const ROW_HEIGHT_PX = 56;

interface BackupPanelProps {
  readonly download: BackupDownload;
  /** Shows those on the server. */
  readonly onList: () => void;
}

/** Makes backups, as a file to download or on the server. */
export function BackupPanel({ download: { state, start, stop }, onList }: BackupPanelProps) {
  const query = useBackupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const times = useTimes();
  const isDownloading = state.status === 'running';
  return (
    <Panel
      title={text.title}
      subtitle={text.subtitle}
      actions={
        data && (
          <Button variant="text" size="small" onClick={onList}>
            {text.kept.open(data.kept.length)}
          </Button>
        )
      }
      footer={<BackupButtons overview={data} times={times} isDownloading={isDownloading} onDownload={start} />}
    >
      <Loaded
        {...loadState(query)}
        failed={text.loadFailed}
        skeleton={<SkeletonRows rows={3} rowHeightPx={ROW_HEIGHT_PX} />}
      >
        {(overview) => <BackupStatus overview={overview} times={times} hasFailed={state.status === 'failed'} />}
      </Loaded>
      <DownloadNote state={state} expectedBytes={data?.estimatedBytes ?? null} onStop={stop} />
    </Panel>
  );
}
