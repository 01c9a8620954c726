import { defaultHeaderConfig } from '@pruefer/contracts';
import { asCallError } from '~/api/base/call-error.js';
import { useHeaderConfigQuery } from '~/api/content/header.api.js';
import { LastChanged } from '~/api/audit/LastChanged.js';
import { tc } from '~/texts/de-console.js';
import { ConfigScreen } from '~/ui/editor/ConfigScreen.js';
import { useSaveHeader } from './header.api.js';
import { headerFieldsOf } from './header-fields.js';
import { HeaderForm } from './HeaderForm.js';

/** The header of the website. */
export function HeaderPage() {
  const { data, error, refetch } = useHeaderConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  const save = useSaveHeader();
  return (
    <ConfigScreen
      text={tc.header}
      data={data}
      failure={asCallError(error)}
      note={<LastChanged key={data?.version} of={{ area: 'header' }} />}
      onRetry={() => void refetch()}
      saveDefault={() => save({ ...headerFieldsOf(defaultHeaderConfig), version: 0 })}
      unexpected={tc.unexpected}
    >
      {(header) => <HeaderForm latest={header} />}
    </ConfigScreen>
  );
}
