import {
  type HomepageMeta,
  RECOMMENDED_DESCRIPTION_LENGTH,
  RECOMMENDED_TITLE_LENGTH,
  robotsOptions,
  SaveHomepageMetaBody,
} from '@pruefer/contracts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { CountedInput } from '~/ui/form/inputs/CountedInput.js';
import { RecordDialog } from '~/widgets/RecordDialog.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { Note } from '~/ui/text/Note.js';
import { PreviewFigure, twoLines } from '~/ui/panel/PreviewFigure.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import { useSaveHomepageMetaMutation } from '../homepage.api.js';
import { ShareFields } from './ShareFields.js';

interface MetaFormProps {
  readonly meta: HomepageMeta;
  readonly onClose: () => void;
}

const text = tc.homepage.metaDialog;
const WIDTH_PX = 720;
const robots = robotsOptions.map((value) => ({ value, label: value }));

/** Title, description and how a shared link looks. An edit on an old state is never saved unseen. */
export function MetaForm({ meta, onClose }: MetaFormProps) {
  const [send] = useSaveHomepageMetaMutation();
  const toast = useToast();

  async function save(values: SaveHomepageMetaBody, version: number) {
    const { error } = await send({ ...values, version });
    if (!error) toast({ kind: 'success', ...text.done });
    return asCallError(error);
  }

  return (
    <RecordDialog
      state={meta}
      subject={{ area: 'homepage', action: 'homepage-meta.saved' }}
      isOpen
      widthPx={WIDTH_PX}
      {...text}
      body={SaveHomepageMetaBody}
      toValues={toMetaFields}
      comparedFields={comparedMetaFields}
      draft={{ key: 'homepage.meta', secrets: [] }}
      required={['pageTitle', 'metaDescription']}
      save={save}
      onClose={onClose}
    >
      <Heading>{text.search}</Heading>
      <CountedInput name="pageTitle" label={text.pageTitle} recommended={RECOMMENDED_TITLE_LENGTH} />
      <CountedInput
        name="metaDescription"
        label={text.metaDescription}
        recommended={RECOMMENDED_DESCRIPTION_LENGTH}
        multiline
        minRows={2}
      />
      <SearchPreview />
      <TextInput name="metaKeywords" label={text.metaKeywords} helperText={text.metaKeywordsHelp} isOptional />
      <SelectInput name="robotsContent" label={text.robotsContent} options={robots} />
      <TextInput name="canonicalUrl" label={text.canonicalUrl} helperText={text.canonicalHelp} isOptional />
      <Heading>{text.share}</Heading>
      <ShareFields />
    </RecordDialog>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography component="h3" variant="panelTitle" sx={{ pt: 3, borderTop: '1px solid', borderColor: 'line.main' }}>
      {children}
    </Typography>
  );
}

const { nothing } = tc.homepage;

/** The editable fields; the first of them gets the focus. */
const fieldNames = [
  'pageTitle',
  'metaDescription',
  'metaKeywords',
  'robotsContent',
  'canonicalUrl',
  'ogTitle',
  'ogDescription',
  'ogImage',
  'twitterTitle',
  'twitterDescription',
  'twitterImage',
] as const;

function toMetaFields(meta: HomepageMeta) {
  const fields = fieldNames.map((name) => [name, meta[name]]);
  return Object.fromEntries(fields) as Pick<HomepageMeta, (typeof fieldNames)[number]>;
}

/** Label and displayed value of each field. */
const comparedMetaFields = fieldNames.map((name): ComparedField<SaveHomepageMetaBody> => [
  text[name],
  ({ [name]: value }) => value || nothing,
]);

/** The home page among the results of a search, cut where it would be cut. */
function SearchPreview() {
  const [title, description, robots] = useFormContext<SaveHomepageMetaBody>().watch([
    'pageTitle',
    'metaDescription',
    'robotsContent',
  ]);
  return (
    <PreviewFigure label={text.searchPreview}>
      {robots.startsWith('noindex') ? (
        <Note kind="warning">{text.hidden}</Note>
      ) : (
        <Box sx={frame}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{window.location.host}</Box>
          <Box sx={titleLine}>{title}</Box>
          <Box sx={twoLines}>{description}</Box>
        </Box>
      )}
    </PreviewFigure>
  );
}

const frame = {
  p: 4,
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const titleLine = {
  my: 0.5,
  fontSize: '1.125rem',
  lineHeight: '24px',
  color: 'primary.main',
  ...ellipsis,
} as const;
