import { downloadKeptBackup, type KeptBackup, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { call } from '~/api/http/call.js';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { drawerRow, rowDetail, rowList, rowName, rowText } from '~/ui/panel/record-rows.js';
import { useBackupsQuery } from './backups.api.js';
import { DownloadNote } from './DownloadNote.js';
import { useBackupDownload } from './use-backup-download.js';

const text = tc.database.backups;

/** The backups that lie on the server, each as a file to fetch. */
export function KeptBackups() {
  const query = useBackupsQuery();
  const { state, start, stop } = useBackupDownload();
  const times = useTimes();
  return (
    <Loaded
      {...loadState(query)}
      data={query.data?.kept}
      errorTitle={text.loadFailed}
      rows={4}
      rowHeightPx={84}
      empty={{ when: ({ length }) => length === 0, state: <EmptyState title={text.kept.empty} /> }}
    >
      {(backups) => (
        <>
          <Box sx={{ px: 6, pb: state.status === 'idle' ? 0 : 4 }}>
            <DownloadNote state={state} expectedBytes={null} onStop={stop} />
          </Box>
          <Box component="ul" aria-label={text.kept.title} sx={rowList}>
            {backups.map((backup) => (
              <KeptFile
                key={backup.fileName}
                {...{ backup, times }}
                isBusy={state.status === 'running'}
                onFetch={() => {
                  const { fileName } = backup;
                  start(call(downloadKeptBackup, { params: { fileName } }), fileName);
                }}
              />
            ))}
          </Box>
        </>
      )}
    </Loaded>
  );
}

interface KeptFileProps {
  readonly backup: KeptBackup;
  readonly times: Times;
  readonly isBusy: boolean;
  readonly onFetch: () => void;
}

function KeptFile({ backup, times, isBusy, onFetch }: KeptFileProps) {
  const { fileName, bytes, createdAt, reason, isEncrypted, checksum, records } = backup;
  return (
    <Box component="li" sx={drawerRow}>
      <Box sx={rowText}>
        <Mono sx={rowName}>{fileName}</Mono>
        <Box sx={rowDetail}>
          <Moment at={createdAt} times={times} />
          {`, ${text.kept.reasons[reason]}${isEncrypted ? `, ${text.kept.encrypted}` : ''}`}
        </Box>
        <Box sx={rowDetail}>{`${fileSize(bytes)}, ${text.records(records)}`}</Box>
        <Box sx={{ ...rowDetail, display: 'flex', alignItems: 'center', gap: 1 }}>
          <Mono sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: '.75rem' }}>{`SHA-256 ${checksum}`}</Mono>
          <CopyButton what={text.kept.checksum} text={checksum} />
        </Box>
      </Box>
      <Button size="small" aria-label={text.kept.downloadOf(fileName)} disabled={isBusy} onClick={onFetch}>
        {text.kept.download}
      </Button>
    </Box>
  );
}
