import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { Page } from '~/ui/frame/Page.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { useToast } from '~/ui/toast/use-toast.js';

interface ConfigTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly loadFailed: string;
  readonly preview: { readonly title: string };
  readonly form: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly createDefault: string;
  readonly saveFailed: string;
  readonly updated: { readonly title: string; readonly text: string };
}

interface ConfigScreenProps<Config> {
  readonly text: ConfigTexts;
  readonly data: Config | undefined;
  readonly error: ReadableError | undefined;
  /** Author of the last change. */
  readonly note: ReactNode;
  readonly onRetry: () => void;
  /** Saves the default that visitors see as the first version. */
  readonly saveDefault: () => Promise<{ readonly error?: ReadableError | undefined }>;
  /** Message for an error without a text. */
  readonly unexpected: string;
  readonly children: (config: Config) => ReactNode;
}

const ROW_HEIGHT_PX = 64;

/** The screen of a record that the website has once, such as its footer. Version 0 is the default, not yet saved. */
export function ConfigScreen<Config extends { readonly version: number }>(props: ConfigScreenProps<Config>) {
  const { text, data, error, note, onRetry, children } = props;
  return (
    <Page title={text.title} subtitle={text.subtitle} note={note}>
      <Loaded
        {...{ data, error, onRetry, children }}
        errorTitle={text.loadFailed}
        skeleton={
          <Panel title={text.preview.title} flush>
            <SkeletonRows rows={4} rowHeightPx={ROW_HEIGHT_PX} />
          </Panel>
        }
        empty={{ when: ({ version }) => version === 0, state: <NoConfig {...props} /> }}
      />
    </Page>
  );
}

type NoConfigProps = Pick<ConfigScreenProps<never>, 'text' | 'saveDefault' | 'unexpected'>;

/** Nothing is saved yet: visitors see the default, which can be saved as a start. */
function NoConfig({ text, saveDefault, unexpected }: NoConfigProps) {
  const toast = useToast();

  async function create() {
    const { error } = await saveDefault();
    if (error) toast({ kind: 'error', title: text.saveFailed, text: error.message ?? unexpected });
    else toast({ kind: 'success', ...text.updated });
  }

  return (
    <Panel title={text.form} flush>
      <EmptyState title={text.empty} text={text.emptyText}>
        <Button onClick={() => void create()}>{text.createDefault}</Button>
      </EmptyState>
    </Panel>
  );
}
