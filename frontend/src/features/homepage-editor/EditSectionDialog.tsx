import { SaveSectionBody, type Section } from '@pruefer/contracts';
import { saveResult } from '~/api/store/save-result.js';
import { tc } from '~/texts/de-console.js';
import { RecordDialog } from '~/widgets/RecordDialog.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useSaveSectionMutation } from './homepage.api.js';
import { comparedSectionFields, toSectionFields } from './section-fields.js';
import { SectionFields } from './SectionFields.js';

interface EditSectionDialogProps {
  readonly section: Section;
  readonly onClose: () => void;
}

const text = tc.homepage.editing;

/** Everything about a section. An edit on an old state is never saved unseen. */
export function EditSectionDialog({ section, onClose }: EditSectionDialogProps) {
  const [send] = useSaveSectionMutation();
  const toast = useToast();
  const { id } = section;

  async function save(values: SaveSectionBody, version: number) {
    const { state, error } = saveResult(await send({ id, change: { ...values, version } }));
    if (state) toast({ kind: 'success', ...text.done(state.title) });
    return error;
  }

  return (
    <RecordDialog
      state={section}
      subject={{ target: id, area: 'homepage' }}
      isOpen
      title={({ title }) => text.title(title)}
      submit={text.submit}
      pending={text.pending}
      body={SaveSectionBody}
      toValues={toSectionFields}
      comparedFields={comparedSectionFields}
      draft={{ key: `homepage.edit.${id}`, secrets: [] }}
      required={['title']}
      failed={text.failed}
      save={save}
      onClose={onClose}
    >
      <SectionFields />
    </RecordDialog>
  );
}
