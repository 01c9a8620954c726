import { SaveSectionBody, type Section } from '@pruefer/contracts';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { saveResult } from '~/api/base/save-result.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { useEditedState } from '~/ui/form/state/use-edited-state.js';
import { VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useSaveSectionMutation } from './calls/homepage.api.js';
import { invalidInputToast, sectionFieldsOf, comparedSectionFields } from './section-fields.js';
import { SectionFields } from './SectionFields.js';

interface EditSectionDialogProps {
  /** The current section; the form keeps the one from when it was opened. */
  readonly section: Section;
  readonly onClose: () => void;
}

const text = tc.homepage.editing;

/** Everything about a section. An edit on an old state is never saved unseen. */
export function EditSectionDialog({ section: latest, onClose }: EditSectionDialogProps) {
  const { opened, current, version, isConflict, reload } = useEditedState(latest);
  const who = useChangeAuthor({ target: latest.id, area: 'homepage' }, current !== null);
  const [send] = useSaveSectionMutation();
  const toast = useToast();
  const { id, title } = opened;

  async function save(typed: SaveSectionBody) {
    const { refusal } = saveResult(await send({ id, change: { ...typed, version } }));
    if (refusal) return isConflict(refusal) ? 'open' : refusal;
    toast({ kind: 'success', ...text.done(typed.title ?? title) });
    return 'saved';
  }

  return (
    <FormDialog
      // After the saved version was taken the form begins with it.
      key={opened.version}
      isOpen
      title={text.title(title)}
      submit={text.submit}
      pending={text.pending}
      body={SaveSectionBody}
      defaults={sectionFieldsOf(opened)}
      draft={{ key: `homepage.edit.${id}`, secrets: [] }}
      invalidInputToast={(typed) => invalidInputToast(typed.title, text.failed)}
      failed={text.failed}
      onSubmit={save}
      onClose={onClose}
    >
      {current && <VersionsNote comparedFields={comparedSectionFields} now={current} who={who} onReload={reload} />}
      <SectionFields />
    </FormDialog>
  );
}
