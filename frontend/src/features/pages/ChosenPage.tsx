import { useEffect, useEffectEvent } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { PageDesk } from './editor/PageDesk.js';
import { usePageQuery } from './records/pages.api.js';

interface ChosenPageProps {
  readonly id: string;
  /** Version of the page in the list, which is polled: a newer one reloads the page. */
  readonly listedVersion: number | undefined;
  /** The user has chosen the page from the list, so it scrolls into view. */
  readonly scrollsIntoView: boolean;
  readonly onDeleted: () => void;
}

const ROW_HEIGHT_PX = 60;

/** One page: in the editor, and as visitors read it. */
export function ChosenPage({ id, listedVersion, ...desk }: ChosenPageProps) {
  const { currentData, error: queryError, refetch } = usePageQuery(id, { refetchOnMountOrArgChange: true });
  const askAgain = useEffectEvent(() => void refetch());
  const isOld = currentData !== undefined && listedVersion !== undefined && listedVersion > currentData.version;
  useEffect(() => {
    if (isOld) askAgain();
  }, [isOld, listedVersion]);
  const error = asCallError(queryError);
  // A page deleted for good is hidden as soon as the error reports it.
  const page = error?.code === 'page_unknown' ? undefined : currentData;
  return (
    <Loaded
      data={page}
      error={error}
      errorTitle={tc.pages.pageLoadFailed}
      onRetry={() => void refetch()}
      skeleton={<Skeletons />}
    >
      {(loadedPage) => <PageDesk page={loadedPage} {...desk} />}
    </Loaded>
  );
}

function Skeletons() {
  return (
    <>
      <Panel title={tc.pages.editing.form} flush>
        <SkeletonRows rows={7} rowHeightPx={ROW_HEIGHT_PX} />
      </Panel>
      <Panel title={tc.pages.preview.title} flush>
        <SkeletonRows rows={7} rowHeightPx={ROW_HEIGHT_PX} />
      </Panel>
    </>
  );
}
