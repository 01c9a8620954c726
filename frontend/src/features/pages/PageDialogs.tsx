import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { CreatePageDialog } from './create/CreatePageDialog.js';
import { usePageQuery } from './records/pages.api.js';
import { PlanList } from './plans/PlanList.js';
import { RedirectList } from './redirects/RedirectList.js';
import { TrashList } from './trash/TrashList.js';

/** Brings calendar and clock along. */
const PlanDialog = latePart(() => import('./plans/PlanDialog.js'), 'PlanDialog');

const text = tc.pages;

/** The dialogs and lists of the section; the URL names the open one. */
export function PageDialogs({ chosenId }: { chosenId: string | undefined }) {
  const [params, change] = useQueryParams();
  const [dialog, panel] = [params.get('dialog'), params.get('panel')];
  const closeDialog = () => change({ dialog: null }, true);
  const closePanel = () => change({ panel: null }, true);
  return (
    <>
      <CreatePageDialog
        isOpen={dialog === 'create'}
        onCreated={({ id }) => change({ page: id, dialog: null, search: null, listPage: null })}
        onClose={closeDialog}
      />
      {dialog === 'plan' && chosenId && <PlanOf key={chosenId} id={chosenId} onClose={closeDialog} />}
      <SideDrawer isOpen={panel === 'plans'} title={text.plans.title} onClose={closePanel}>
        {panel === 'plans' && <PlanList />}
      </SideDrawer>
      <SideDrawer isOpen={panel === 'trash'} title={text.trash} text={text.trashed.text} onClose={closePanel}>
        {panel === 'trash' && <TrashList />}
      </SideDrawer>
      <SideDrawer
        isOpen={dialog === 'redirects'}
        title={text.redirects.title}
        text={text.redirects.text}
        onClose={closeDialog}
      >
        {dialog === 'redirects' && <RedirectList />}
      </SideDrawer>
    </>
  );
}

function PlanOf({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData } = usePageQuery(id);
  return currentData && <PlanDialog page={currentData} onClose={onClose} />;
}
