import { defaultHeaderConfig } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { asCallError } from '~/api/call-error.js';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/Page.js';
import { Panel } from '~/ui/Panel.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useHeaderConfigQuery, useSaveHeader } from './header.api.js';
import { fieldsOf } from './header-fields.js';
import { HeaderForm } from './HeaderForm.js';

const text = tc.header;
const ROW_HEIGHT_PX = 64;

/** The header of the website. */
export function HeaderPage() {
  const { data, error, refetch } = useHeaderConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <Loaded
        data={data}
        failure={asCallError(error)}
        failed={text.loadFailed}
        onRetry={() => void refetch()}
        skeleton={
          <Panel title={text.preview.title} flush>
            <SkeletonRows rows={4} rowHeightPx={ROW_HEIGHT_PX} />
          </Panel>
        }
        empty={{ when: ({ version }) => version === 0, state: <NoHeader /> }}
      >
        {(header) => <HeaderForm latest={header} />}
      </Loaded>
    </Page>
  );
}

/** Nobody has saved one: visitors see the default, which can be made the own one. */
function NoHeader() {
  const save = useSaveHeader();
  const toast = useToast();

  async function createDefault() {
    const { refusal } = await save({ ...fieldsOf(defaultHeaderConfig), version: 0 });
    if (refusal) toast({ kind: 'error', title: text.saveFailed, text: refusal.message ?? tc.unexpected });
    else toast({ kind: 'success', ...text.updated });
  }

  return (
    <Panel title={text.form} flush>
      <EmptyState title={text.empty} text={text.emptyText}>
        <Button onClick={() => void createDefault()}>{text.createDefault}</Button>
      </EmptyState>
    </Panel>
  );
}
