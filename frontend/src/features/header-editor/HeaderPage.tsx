import { defaultHeaderConfig } from '@pruefer/contracts';
import { loadState } from '~/api/base/load-state.js';
import { useHeaderConfigQuery } from '~/api/content/header.api.js';
import { LastChanged } from '~/widgets/changes/LastChanged.js';
import { tc } from '~/texts/de-console.js';
import { ConfigScreen } from '~/ui/editor/ConfigScreen.js';
import { useSaveHeader } from './header.api.js';
import { headerFieldsOf } from './header-fields.js';
import { HeaderForm } from './HeaderForm.js';

export function HeaderPage() {
  const query = useHeaderConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  const save = useSaveHeader();
  return (
    <ConfigScreen
      text={tc.header}
      {...loadState(query)}
      note={<LastChanged key={query.data?.version} part={{ area: 'header' }} />}
      saveDefault={() => save({ ...headerFieldsOf(defaultHeaderConfig), version: 0 })}
      unexpected={tc.unexpected}
    >
      {(header) => <HeaderForm latest={header} />}
    </ConfigScreen>
  );
}
