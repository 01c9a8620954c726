import {
  type HomepageMeta,
  RECOMMENDED_DESCRIPTION_LENGTH,
  RECOMMENDED_TITLE_LENGTH,
  robotsOptions,
  SaveHomepageMetaBody,
} from '@pruefer/contracts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { saveResult } from '~/api/base/save-result.js';
import { tc } from '~/texts/de-console.js';
import { CountedInput } from '~/ui/form/inputs/CountedInput.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useEditedState } from '~/ui/form/state/use-edited-state.js';
import { VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useSaveHomepageMetaMutation } from '../calls/homepage.api.js';
import { metaFieldsOf, comparedMetaFields } from './meta-fields.js';
import { SearchPreview } from './SearchPreview.js';
import { ShareFields } from './ShareFields.js';

interface MetaFormProps {
  /** The current head data; the form keeps those from when it was opened. */
  readonly meta: HomepageMeta;
  readonly onClose: () => void;
}

const text = tc.homepage.metaDialog;
const WIDTH_PX = 720;
const robots = robotsOptions.map((value) => ({ value, label: value }));

/** Title, description and how a shared link looks. An edit on an old state is never saved unseen. */
export function MetaForm({ meta: latest, onClose }: MetaFormProps) {
  const { opened, current, version, isConflict, reload } = useEditedState(latest);
  const who = useChangeAuthor({ area: 'homepage', action: 'homepage-meta.saved' }, current !== null);
  const [send] = useSaveHomepageMetaMutation();
  const toast = useToast();

  async function save(typed: SaveHomepageMetaBody) {
    const { refusal } = saveResult(await send({ ...typed, version }));
    if (refusal) return isConflict(refusal) ? 'open' : refusal;
    toast({ kind: 'success', ...text.done });
    return 'saved';
  }

  return (
    <FormDialog
      // After the saved version was taken the form begins with it.
      key={opened.version}
      isOpen
      widthPx={WIDTH_PX}
      title={text.title}
      text={text.text}
      submit={text.submit}
      pending={text.pending}
      body={SaveHomepageMetaBody}
      defaults={metaFieldsOf(opened)}
      draft={{ key: 'homepage.meta', secrets: [] }}
      invalidInputToast={invalidInputToast}
      failed={text.failed}
      onSubmit={save}
      onClose={onClose}
    >
      {current && <VersionsNote comparedFields={comparedMetaFields} now={current} who={who} onReload={reload} />}
      <Heading>{text.search}</Heading>
      <CountedInput name="pageTitle" label={text.pageTitle} recommended={RECOMMENDED_TITLE_LENGTH} autoComplete="off" />
      <CountedInput
        name="metaDescription"
        label={text.metaDescription}
        recommended={RECOMMENDED_DESCRIPTION_LENGTH}
        autoComplete="off"
        multiline
        minRows={2}
      />
      <SearchPreview />
      <TextInput
        name="metaKeywords"
        label={text.metaKeywords}
        helperText={text.metaKeywordsHelp}
        autoComplete="off"
        isOptional
      />
      <SelectInput name="robotsContent" label={text.robots} options={robots} />
      <TextInput
        name="canonicalUrl"
        label={text.canonicalUrl}
        helperText={text.canonicalHelp}
        autoComplete="off"
        isOptional
      />
      <Heading>{text.share}</Heading>
      <ShareFields />
    </FormDialog>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography component="h3" variant="panelTitle" sx={{ pt: 3, borderTop: '1px solid', borderColor: 'line.main' }}>
      {children}
    </Typography>
  );
}

function invalidInputToast({ pageTitle, metaDescription }: SaveHomepageMetaBody) {
  return pageTitle.trim() && metaDescription.trim() ? { title: text.failed, text: tc.fieldsWrong } : tc.missingInput;
}
