import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useConfirm } from '../ui/dialog/confirm.js';
import { SecretOnceDialog } from '../ui/dialog/SecretOnceDialog.js';
import { FigureStrip } from '../ui/chart/FigureStrip.js';
import { FilterBar } from '../ui/controls/FilterBar.js';
import { CodeField } from '../ui/form/CodeField.js';
import { PasswordField } from '../ui/form/PasswordField.js';
import { Note } from '../ui/text/Note.js';
import { Page } from '../ui/frame/Page.js';
import { Panel } from '../ui/panel/Panel.js';
import { RowActions } from '../ui/controls/RowActions.js';
import { EmptyState } from '../ui/states/EmptyState.js';
import { ErrorState } from '../ui/states/ErrorState.js';
import { FilteredState } from '../ui/states/FilteredState.js';
import { SkeletonRows } from '../ui/states/SkeletonRows.js';
import { StatusLabel } from '../ui/panel/StatusLabel.js';
import type { Column } from '../ui/table/columns/column.js';
import { DataTable } from '../ui/table/DataTable.js';
import { ThemeToggle } from '../ui/frame/ThemeToggle.js';
import { useToast } from '../ui/toast/use-toast.js';
import { UsageBar } from '../ui/panel/UsageBar.js';
import { client, clients, failure, figures, s, tones } from './samples.js';

type Client = (typeof clients)[number];

const columns: Column<Client>[] = [
  { field: 'name', header: s.client, card: 'head', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { field: 'usage', header: s.usage, cell: ({ used, quota }) => <UsageBar used={used} quota={quota} /> },
];
const ignore = () => undefined;

/** Every primitive of the console with words that try its limits; in development only, at /gallery.html. */
export function Gallery() {
  return (
    <Box component="main" sx={{ p: 8 }}>
      <Page title={s.title} subtitle={s.subtitle} action={<ThemeToggle />}>
        <FigureStrip label={s.figures} figures={figures} />
        <FilterBar active={[{ name: s.status, value: s.active, onRemove: ignore }]} onReset={ignore}>
          <PasswordField label={s.password} />
        </FilterBar>
        <Panel title={s.table} count={clients.length} flush>
          <DataTable
            label={s.table}
            rows={clients}
            columns={columns}
            idOf={({ name }) => name}
            actions={() => <RowActions of={client} actions={[{ label: s.edit, icon: Pencil, onRun: ignore }]} />}
            failureTitle={s.failed}
            onRetry={ignore}
            empty={null}
          />
        </Panel>
        <Panel title={s.states}>
          <SkeletonRows rows={2} rowHeightPx={60} />
          <EmptyState title={s.empty} text={s.emptyText} />
          <FilteredState title={s.filtered} onReset={ignore} />
          <ErrorState title={s.failed} failure={failure} onRetry={ignore} />
        </Panel>
        <Panel title={s.labels} footer={<Dialogs />}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 4 }}>
            {tones.map((tone) => (
              <StatusLabel key={tone} tone={tone}>
                {tone}
              </StatusLabel>
            ))}
          </Box>
          <Note kind="warning">{s.note}</Note>
          <CodeField label={s.code} value="418" onChange={ignore} onFull={ignore} />
        </Panel>
      </Page>
    </Box>
  );
}

function Dialogs() {
  const [isSecretShown, setSecretShown] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ kind: 'error', title: s.failed, text: s.emptyText })}>{s.toast}</Button>
      <Button onClick={() => void confirm({ title: s.question, text: s.emptyText, action: s.edit, isDanger: true })}>
        {s.confirm}
      </Button>
      <Button onClick={() => setSecretShown(true)}>{s.secret}</Button>
      {isSecretShown && (
        <SecretOnceDialog
          title={s.secret}
          text={s.emptyText}
          what={s.key}
          prefix="iban_sk_"
          secret={'4f9c21ab'.repeat(8)}
          onDone={() => setSecretShown(false)}
        />
      )}
    </>
  );
}
