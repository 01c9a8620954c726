import { defaultFooterConfig } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { asCallError } from '~/api/call-error.js';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/Page.js';
import { Panel } from '~/ui/Panel.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useFooterConfigQuery, useSaveFooter } from './footer.api.js';
import { fieldsOf } from './footer-fields.js';
import { FooterForm } from './FooterForm.js';

const text = tc.footer;
const ROW_HEIGHT_PX = 64;

/** The footer of the website. */
export function FooterPage() {
  const { data, error, refetch } = useFooterConfigQuery(undefined, { refetchOnMountOrArgChange: true });
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
        empty={{ when: ({ version }) => version === 0, state: <NoFooter /> }}
      >
        {(footer) => <FooterForm latest={footer} />}
      </Loaded>
    </Page>
  );
}

/** Nobody has saved one: visitors see the default, which can be made their own. */
function NoFooter() {
  const save = useSaveFooter();
  const toast = useToast();

  async function createDefault() {
    const { refusal } = await save({ ...fieldsOf(defaultFooterConfig), version: 0 });
    if (refusal) toast({ kind: 'error', title: text.saveFailed, text: refusal.message ?? tc.failedHere });
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
