import type { PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { SafeHtml } from '~/ui/text/SafeHtml.js';
import { FeatureBlock } from './FeatureBlock.js';
import { FigureBlock } from './FigureBlock.js';
import { groupSections, type SectionBlock } from './section-blocks.js';
import { SectionButton } from './SectionButton.js';
import { SectionIconImage } from './SectionIconImage.js';

interface SectionBandsProps {
  readonly sections: readonly PublicSection[];
  readonly siteName: string;
}

/** The sections below the check, each block in its band. */
export function SectionBands({ sections, siteName }: SectionBandsProps) {
  return groupSections(sections).map((block, index) => (
    <Box
      key={block.sections[0]?.id}
      data-print="none"
      sx={{ ...band, bgcolor: index % 2 ? undefined : 'background.paper' }}
    >
      <PublicWidth>
        <Block {...block} siteName={siteName} />
      </PublicWidth>
    </Box>
  ));
}

function Block({ type, sections, siteName }: SectionBlock & { readonly siteName: string }) {
  if (type === 'feature') return <FeatureBlock sections={sections} siteName={siteName} />;
  if (type === 'stats') return <FigureBlock sections={sections} />;
  return sections.map((section) => <CallToAction key={section.id} section={section} />);
}

const band = { py: { xs: 16, md: 24 }, borderTop: '1px solid', borderColor: 'line.main' } as const;

/** A call to action: one sentence and a button. */
function CallToAction({ section }: { section: PublicSection }) {
  const { id, icon, title, subtitle, content, buttonText, buttonUrl } = section;
  return (
    <Box component="section" data-section={id} sx={frame}>
      <SectionIconImage name={icon} />
      {title && (
        <Typography component="h2" variant="section" sx={{ mt: icon ? 4 : 0, textWrap: 'balance' }}>
          {title}
        </Typography>
      )}
      {subtitle && (
        <Typography variant="lead" component="p" sx={{ mt: 3, color: 'text.secondary', textWrap: 'pretty' }}>
          {subtitle}
        </Typography>
      )}
      <SafeHtml html={content} sx={{ mt: 3, color: 'text.secondary' }} />
      <SectionButton text={buttonText} url={buttonUrl} isMain />
    </Box>
  );
}

const frame = { maxWidth: 680, overflowWrap: 'break-word' } as const;
