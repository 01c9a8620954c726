import { CreateSectionBody } from '@pruefer/contracts';
import { saveResult } from '~/api/store/save-result.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useCreateSectionMutation } from './homepage.api.js';
import { newSection } from './section-fields.js';
import { SectionFields } from './SectionFields.js';

interface CreateSectionDialogProps {
  readonly isOpen: boolean;
  /** Position of the new section, after all others. */
  readonly order: number;
  readonly onClose: () => void;
}

const text = tc.homepage.creating;

export function CreateSectionDialog({ isOpen, order, onClose }: CreateSectionDialogProps) {
  const [create] = useCreateSectionMutation();
  const toast = useToast();

  async function save(section: CreateSectionBody) {
    const { error } = saveResult(await create({ ...section }));
    if (error) return error;
    toast({ kind: 'success', ...text.done(section.title) });
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      {...text}
      body={CreateSectionBody}
      defaults={{ ...newSection, order }}
      draft={{ key: 'homepage.create', secrets: [] }}
      required={['title']}
      onSubmit={save}
      onClose={onClose}
    >
      <SectionFields />
    </FormDialog>
  );
}
