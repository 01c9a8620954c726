import type { Section } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import { asCallError } from '~/api/call-error.js';
import { tc } from '~/texts/de-console.js';
import { PageText } from '~/ui/editor/PageText.js';
import { Note } from '~/ui/Note.js';
import { Panel } from '~/ui/Panel.js';
import { sectionIconDrawings } from '~/ui/section-icons.js';
import { useRenderedTextQuery } from './homepage.api.js';

const text = tc.homepage.preview;

/** A section as visitors see it. It is a picture: its button leads nowhere. */
export function SectionPreview({ of: section }: { of: Section }) {
  return (
    <Panel
      title={text.title}
      subtitle={section.title}
      actions={
        <Button
          component="a"
          href="/"
          target="_blank"
          rel="noopener"
          variant="text"
          size="small"
          endIcon={<ExternalLink size={15} strokeWidth={1.75} aria-hidden />}
        >
          {text.open}
        </Button>
      }
      flush
    >
      <Box sx={ground}>
        {!section.isActive && <Note kind="info">{text.inactive}</Note>}
        {section.buttonText && !section.buttonUrl && <Note kind="warning">{text.noTarget}</Note>}
        <Box sx={{ ...frame, ...looks[section.type] }}>
          <SectionPicture section={section} />
        </Box>
      </Box>
    </Panel>
  );
}

function SectionPicture({
  section: { type, title, subtitle, content, buttonText, buttonUrl, icon },
}: {
  section: Section;
}) {
  const Icon = icon && sectionIconDrawings[icon];
  return (
    <>
      {Icon && <Icon size={22} strokeWidth={1.75} aria-hidden />}
      <Box sx={type === 'feature' ? smallTitle : largeTitle}>{title}</Box>
      {subtitle && <Box sx={{ typography: 'body1', fontSize: '1.0625rem', whiteSpace: 'pre-line' }}>{subtitle}</Box>}
      {content && <RenderedText text={content} />}
      {buttonText && buttonUrl && (
        <Box inert>
          <Button variant={type === 'feature' ? 'outlined' : 'contained'}>{buttonText}</Button>
        </Box>
      )}
    </>
  );
}

/** By the same steps as on the public page, and made safe once more where it enters this one. */
function RenderedText({ text: typed }: { text: string }) {
  const { currentData, error } = useRenderedTextQuery(typed);
  if (error) return <Note kind="error">{asCallError(error).message ?? text.failed}</Note>;
  return <PageText html={currentData?.html ?? ''} />;
}

const ground = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
  bgcolor: 'background.default',
} as const;

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 3,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  '& > svg': { color: 'primary.main' },
} as const;

/** Rules instead of boxes, as on the home page. */
const looks = {
  hero: { py: 8 },
  feature: { pt: 5, borderTop: '1px solid', borderColor: 'line.strong' },
  cta: { p: 8, border: '1px solid', borderColor: 'line.main', borderRadius: '18px', bgcolor: 'background.paper' },
  stats: { py: 5, borderTop: '1px solid', borderBottom: '1px solid', borderColor: 'line.strong' },
} as const;

const largeTitle = { typography: 'section', color: 'text.primary', textWrap: 'balance' } as const;

const smallTitle = { typography: 'cardTitle', fontSize: '1.0625rem', color: 'text.primary' } as const;
