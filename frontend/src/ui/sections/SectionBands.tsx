import type { PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { PublicWidth } from '../frame/PublicWidth.js';
import { CallToAction } from './CallToAction.js';
import { FeatureBlock } from './FeatureBlock.js';
import { FigureBlock } from './FigureBlock.js';
import { blocksOf, type SectionBlock } from './section-blocks.js';

interface SectionBandsProps {
  readonly sections: readonly PublicSection[];
  readonly siteName: string;
}

/** The sections below the check, each block in its band. */
export function SectionBands({ sections, siteName }: SectionBandsProps) {
  return blocksOf(sections).map((block, index) => (
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
