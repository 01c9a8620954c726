import type { Language, Section } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { useSite } from '~/api/content/use-site.js';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { Panel } from '~/ui/panel/Panel.js';
import { useRenderedTextsQuery } from './homepage.api.js';
import { PageCanvas } from './PageCanvas.js';

interface PagePreviewProps {
  readonly sections: readonly Section[];
  readonly chosenSection: Section;
  readonly onChoose: (id: string) => void;
}

const text = tc.homepage.preview;
/** Window width below which a desktop preview is unreadable. */
const PHONE_PX = 600;
const widthsPx = { desktop: 1280, phone: 390 } as const;

/** The home page in the language of the selected section as visitors see it, plus that section even if it is hidden. */
export function HomepagePreview({ sections, chosenSection, onChoose }: PagePreviewProps) {
  const [width, setWidth] = useState<keyof typeof widthsPx>(innerWidth < PHONE_PX ? 'phone' : 'desktop');
  const { siteName } = useSite();
  const { language } = chosenSection;
  const visibleSections = sections.filter(
    (section) => section.language === language && (section.isActive || section.id === chosenSection.id),
  );
  const texts = visibleSections.flatMap(({ content }) => content ?? []);
  const { data: html, error } = useRenderedTextsQuery(texts);
  return (
    <Panel
      title={text.title}
      subtitle={chosenSection.title}
      actions={<Actions width={width} language={language} onWidth={setWidth} />}
      flush
    >
      <Box sx={ground}>
        {!chosenSection.isActive && <Note kind="info">{text.inactive}</Note>}
        {chosenSection.buttonText && !chosenSection.buttonUrl && <Note kind="warning">{text.noTarget}</Note>}
        {error && <Note kind="error">{asCallError(error).message ?? text.failed}</Note>}
        <PageCanvas
          widthPx={widthsPx[width]}
          siteName={siteName}
          sections={visibleSections.map((section) => ({ ...section, content: html?.[section.content ?? ''] ?? null }))}
          chosenId={chosenSection.id}
          onChoose={onChoose}
        />
      </Box>
    </Panel>
  );
}

interface ActionsProps {
  readonly language: Language;
  readonly width: keyof typeof widthsPx;
  readonly onWidth: (width: keyof typeof widthsPx) => void;
}

function Actions({ width, language, onWidth }: ActionsProps) {
  return (
    <>
      <ToggleButtonGroup
        exclusive
        aria-label={text.width}
        value={width}
        onChange={(_, next: keyof typeof widthsPx | null) => next && onWidth(next)}
      >
        <ToggleButton value="desktop" aria-label={text.desktop}>
          <Monitor size={16} aria-hidden />
        </ToggleButton>
        <ToggleButton value="phone" aria-label={text.phone}>
          <Smartphone size={16} aria-hidden />
        </ToggleButton>
      </ToggleButtonGroup>
      <Button
        component="a"
        href={language === 'en' ? '/en' : '/'}
        target="_blank"
        rel="noopener"
        variant="text"
        size="small"
        endIcon={<ExternalLink size={15} aria-hidden />}
      >
        {text.open}
      </Button>
    </>
  );
}

const ground = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: 4,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
