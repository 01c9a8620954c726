import { type AdminPage, CreatePageBody, toSlug } from '@pruefer/contracts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { PageFields } from '../fields/PageFields.js';
import { requiredFields } from '../fields/page-fields.js';
import { useCreatePageMutation } from '../records/pages.api.js';
import { usePublishing } from '../publishing/use-publishing.js';
import { errorAtSlug } from '../fields/error-at-slug.js';
import { SlugInput } from '../fields/SlugInput.js';

interface CreatePageDialogProps {
  readonly isOpen: boolean;
  readonly onCreated: (page: AdminPage) => void;
  readonly onClose: () => void;
}

const defaults = {
  title: '',
  slug: '',
  translationOf: null,
  metaDescription: null,
  content: '',
  isPublished: false,
  showInMenu: true,
  noindex: false,
  menuOrder: 0,
};
const draft = { key: 'pages.create', secrets: [] };
const text = tc.pages.creating;
const WIDTH_PX = 720;

/** A new page; its address follows its title until the user types another. */
export function CreatePageDialog({ isOpen, onCreated, onClose }: CreatePageDialogProps) {
  const [create] = useCreatePageMutation();
  const { confirmPublish } = usePublishing();
  const toast = useToast();

  async function save(values: CreatePageBody) {
    if (values.isPublished && !(await confirmPublish(values))) return 'open';
    const { data, error } = await create(values);
    if (error) return errorAtSlug(asCallError(error));
    toast({ kind: 'success', ...text.done(data.title, data.isPublished) });
    // The dialog drops its input first, so that opening the new page does not ask whether to leave unsaved input.
    setTimeout(() => onCreated(data));
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      {...text}
      widthPx={WIDTH_PX}
      body={CreatePageBody}
      defaults={defaults}
      draft={draft}
      required={requiredFields}
      onSubmit={save}
      onClose={onClose}
    >
      <TitleAndSlug key={String(isOpen)} />
      <PageFields minRows={8} maxRows={16} />
    </FormDialog>
  );
}

function TitleAndSlug() {
  const { getValues, setValue, formState } = useFormContext<CreatePageBody>();
  // Input from an earlier session continues as it was.
  const [isOwn, setOwn] = useState(() => getValues('slug') !== toSlug(getValues('title')));

  function follow(title: string) {
    if (isOwn) return;
    setValue('slug', toSlug(title), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return (
    <>
      <TextInput name="title" label={tc.pages.fields.title} onType={follow} />
      <SlugInput onType={() => setOwn(true)} />
    </>
  );
}
