import { defaultFooterConfig, type FooterConfig, SaveFooterConfigBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { loadState } from '~/api/store/load-state.js';
import { LastChanged } from '~/widgets/changes/LastChanged.js';
import { tc } from '~/texts/de-console.js';
import { ConfigScreen } from '~/widgets/ConfigScreen.js';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { useTimes } from '~/api/settings/use-times.js';
import { EditForm } from '~/ui/form/edit-form/EditForm.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useEditForm } from '~/ui/form/edit-form/use-edit-form.js';
import { Panel } from '~/ui/panel/Panel.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useFooterConfigQuery, useSaveFooter } from './footer.api.js';
import { comparedFooterFields, formatCopyright, toFooterFields } from './footer-fields.js';
import { FooterPreview } from './FooterPreview.js';
import { LinksPanel } from './LinksPanel.js';

export function FooterPage() {
  const query = useFooterConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  const save = useSaveFooter();
  return (
    <ConfigScreen
      text={tc.footer}
      {...loadState(query)}
      note={<LastChanged key={query.data?.version} part={{ area: 'footer' }} />}
      saveDefault={() => save({ ...toFooterFields(defaultFooterConfig), version: 0 })}
      unexpected={tc.failedHere}
    >
      {(footer) => <FooterForm latest={footer} />}
    </ConfigScreen>
  );
}

const text = tc.footer;

/** The form for the footer's texts and links, saved together. */
function FooterForm({ latest }: { latest: FooterConfig }) {
  const save = useSaveFooter();
  const toast = useToast();
  const edit = useEditForm<FooterConfig, SaveFooterConfigBody>({
    latest,
    toValues: toFooterFields,
    body: SaveFooterConfigBody,
    draft: { key: 'footer', secrets: [] },
    failed: text.saveFailed,
    unexpected: tc.failedHere,
    save: (values, version) => save({ ...values, version }),
    onSaved: () => toast({ kind: 'success', ...text.updated }),
  });
  const who = useChangeAuthor({ area: 'footer' }, edit.current !== null);

  return (
    <EditForm edit={edit} who={who} comparedFields={comparedFooterFields} label={text.form}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          <Basics />
          <LinksPanel group="services" />
          <LinksPanel group="legal" />
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: 20 }}>
          <FooterPreview />
        </Box>
      </Box>
    </EditForm>
  );
}

function Basics() {
  const times = useTimes();
  const [copyright, companyName] = useFormContext<SaveFooterConfigBody>().watch(['copyright', 'companyName']);
  return (
    <Panel title={text.basics.title}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <TextInput name="companyName" label={text.basics.companyName} />
        <TextInput name="description" label={text.basics.description} multiline minRows={2} />
        <TextInput
          name="copyright"
          label={text.basics.copyright}
          helperText={
            copyright.trim()
              ? undefined
              : text.basics.copyrightHelp(formatCopyright({ copyright: '', companyName }, times))
          }
        />
      </Box>
    </Panel>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.12fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 5,
} as const;
