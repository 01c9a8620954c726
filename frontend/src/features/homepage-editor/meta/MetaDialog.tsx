import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { tc } from '~/texts/de-console.js';
import { useWhenTrue } from '~/ui/hooks/use-when-true.js';
import { useHomepageMetaQuery } from '../homepage.api.js';
import { MetaForm } from './MetaForm.js';

const text = tc.homepage.metaDialog;

/** The dialog for the home page's title and description, shown when they have loaded. */
export function MetaDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error } = useHomepageMetaQuery(undefined, { refetchOnMountOrArgChange: true });
  const tellOutcome = useOutcomeToast();
  useWhenTrue(error !== undefined && data === undefined, () => {
    tellOutcome(error, text.loadFailed);
    onClose();
  });
  return data ? <MetaForm meta={data} onClose={onClose} /> : null;
}
