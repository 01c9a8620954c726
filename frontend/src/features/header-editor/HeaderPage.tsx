import { defaultHeaderConfig, type HeaderConfig, SaveHeaderConfigBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { loadState } from '~/api/store/load-state.js';
import { useHeaderConfigQuery } from '~/api/content/header.api.js';
import { LastChanged } from '~/widgets/changes/LastChanged.js';
import { tc } from '~/texts/de-console.js';
import { ConfigScreen } from '~/widgets/ConfigScreen.js';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { useOwnImages } from '~/widgets/use-own-images.js';
import { EditForm } from '~/ui/form/edit-form/EditForm.js';
import { SwitchInput } from '~/ui/form/inputs/SwitchInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useEditForm } from '~/ui/form/edit-form/use-edit-form.js';
import { ImageInput } from '~/ui/image/ImageInput.js';
import { Panel } from '~/ui/panel/Panel.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { unevenColumns } from '~/ui/panel/columns.js';
import { useSaveHeader } from './header.api.js';
import { comparedHeaderFields, toHeaderFields } from './header-fields.js';
import { ButtonList } from './ButtonList.js';
import { HeaderPreview } from './HeaderPreview.js';

export function HeaderPage() {
  const query = useHeaderConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  const save = useSaveHeader();
  return (
    <ConfigScreen
      text={tc.header}
      {...loadState(query)}
      note={<LastChanged key={query.data?.version} part={{ area: 'header' }} />}
      saveDefault={() => save({ ...toHeaderFields(defaultHeaderConfig), version: 0 })}
      unexpected={tc.unexpected}
    >
      {(header) => <HeaderForm latest={header} />}
    </ConfigScreen>
  );
}

const text = tc.header;

/** Name, logo and buttons of the header, saved together. */
function HeaderForm({ latest }: { latest: HeaderConfig }) {
  const save = useSaveHeader();
  const ownImages = useOwnImages();
  const toast = useToast();
  const edit = useEditForm<HeaderConfig, SaveHeaderConfigBody>({
    latest,
    toValues: toHeaderFields,
    body: SaveHeaderConfigBody,
    draft: { key: 'header', secrets: [] },
    required: ['siteName'],
    failed: text.saveFailed,
    save: (values, version) => save({ ...values, version }),
    onSaved: () => toast({ kind: 'success', ...text.updated }),
  });
  const who = useChangeAuthor({ area: 'header' }, edit.current !== null);

  return (
    <EditForm edit={edit} who={who} comparedFields={comparedHeaderFields} label={text.form}>
      <HeaderPreview />
      <Box sx={unevenColumns}>
        <Panel title={text.brand.title}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
            <TextInput name="siteName" label={text.brand.siteName} helperText={text.brand.siteNameHelp} />
            <SwitchInput name="showLogo" label={text.brand.showLogo} />
            <TextInput name="logoText" label={text.brand.logoText} helperText={text.brand.logoTextHelp} isOptional />
            <ImageInput
              name="logoUrl"
              label={text.brand.logoUrl}
              helperText={text.brand.logoUrlHelp}
              ownImages={ownImages}
            />
          </Box>
        </Panel>
        <ButtonList />
      </Box>
    </EditForm>
  );
}
