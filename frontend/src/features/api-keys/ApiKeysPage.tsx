import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { useWasTrue } from '~/ui/hooks/use-was-true.js';
import { KeyDetails } from './details/KeyDetails.js';
import { KeyFilterBar } from './list/KeyFilterBar.js';
import { KeyList } from './list/KeyList.js';
import { useIssuedSecret } from './secret/use-issued-secret.js';
import { useKeyExport } from './list/use-key-export.js';
import { useKeyFilter } from './list/use-key-filter.js';
import { useKeyPage } from './list/use-key-page.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

/** The forms are a third of this section's script: loaded once the user opens one. */
const KeyDialogs = lazyPart(() => import('./forms/KeyDialogs.js').then((loaded) => loaded.KeyDialogs));

/** The API keys of the clients, their quotas and usage. */
export function ApiKeysPage() {
  const filter = useKeyFilter();
  const page = useKeyPage(filter.query);
  const { dialog, id, open, close } = useDialogParam();
  const { issued, show, forget, next } = useIssuedSecret((lost) => open('renew', lost));
  const keyExport = useKeyExport(filter.query);
  const needsDialogs = useWasTrue(dialog !== null);
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        disabled={keyExport.isRunning}
        onClick={keyExport.start}
      >
        {keyExport.isRunning ? tc.apiKeys.exporting.running : tc.apiKeys.exporting.action}
      </Button>
      <Button
        ref={next}
        variant="contained"
        startIcon={<Plus size={16} strokeWidth={1.75} />}
        onClick={() => open('create')}
      >
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
            listed={page.keys}
            onIssued={(key, done) => show(key, done, dialog === 'renew')}
            onDone={forget}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}
