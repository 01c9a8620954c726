import { defaultFooterConfig } from '@pruefer/contracts';
import { loadState } from '~/api/base/load-state.js';
import { LastChanged } from '~/widgets/changes/LastChanged.js';
import { tc } from '~/texts/de-console.js';
import { ConfigScreen } from '~/ui/editor/ConfigScreen.js';
import { useFooterConfigQuery, useSaveFooter } from './footer.api.js';
import { footerFieldsOf } from './footer-fields.js';
import { FooterForm } from './FooterForm.js';

export function FooterPage() {
  const query = useFooterConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  const save = useSaveFooter();
  return (
    <ConfigScreen
      text={tc.footer}
      {...loadState(query)}
      note={<LastChanged key={query.data?.version} part={{ area: 'footer' }} />}
      saveDefault={() => save({ ...footerFieldsOf(defaultFooterConfig), version: 0 })}
      unexpected={tc.failedHere}
    >
      {(footer) => <FooterForm latest={footer} />}
    </ConfigScreen>
  );
}
