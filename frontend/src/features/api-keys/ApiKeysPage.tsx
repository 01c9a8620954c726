import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { exportApiKeys, fileDayIn } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { useWasTrue } from '~/ui/hooks/use-was-true.js';
import { useCsvExport } from '~/api/files/use-csv-export.js';
import { call } from '~/api/http/call.js';
import { useTimes } from '~/api/settings/use-times.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { KeyDetails } from './details/KeyDetails.js';
import { KeyFilterBar } from './list/KeyFilterBar.js';
import { KeyList } from './list/KeyList.js';
import { useIssuedSecret } from './secret/use-issued-secret.js';
import { useKeyFilter } from './list/use-key-filter.js';
import { useKeyPage } from './list/use-key-page.js';

/** The forms are a third of this section's script: loaded once the user opens one. */
const KeyDialogs = lazyPart(() => import('./forms/KeyDialogs.js'), 'KeyDialogs');

const { exporting } = tc.apiKeys;

/** The API keys of the clients, their quotas and usage. */
export function ApiKeysPage() {
  const filter = useKeyFilter();
  const page = useKeyPage(filter.query);
  const { dialog, id, open, close } = useDialogParam();
  const { issued, show, forget, next } = useIssuedSecret((lost) => open('renew', lost));
  const { isRunning, start } = useCsvExport({ exported: exporting.done, exportFailed: exporting.failed });
  const times = useTimes();
  const needsDialogs = useWasTrue(dialog !== null);
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        startIcon={<Download size={16} aria-hidden />}
        disabled={isRunning}
        onClick={() =>
          void start(call(exportApiKeys, { query: filter.query }), exporting.fileName(fileDayIn(times, new Date())))
        }
      >
        {isRunning ? exporting.running : exporting.action}
      </Button>
      <Button ref={next} variant="contained" startIcon={<Plus size={16} />} onClick={() => open('create')}>
        {tc.apiKeys.create}
      </Button>
    </Box>
  );
  return (
    <Page title={tc.apiKeys.title} subtitle={tc.apiKeys.subtitle} action={actions}>
      <KeyFilterBar filter={filter.filter} onChange={filter.changeFilter} onReset={filter.reset} />
      <KeyList
        page={page}
        isNarrowed={filter.isNarrowed}
        sort={filter.sort}
        onSort={filter.changeSort}
        onReset={filter.reset}
        onDialog={open}
      />
      <KeyDetails />
      <Suspense fallback={null}>
        {needsDialogs && (
          <KeyDialogs
            {...{ dialog, id, issued }}
            shownKeys={page.keys}
            onIssued={(key, toastTitle) => show(key, toastTitle, dialog === 'renew')}
            onDone={forget}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}
