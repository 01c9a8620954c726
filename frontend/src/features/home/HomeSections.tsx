import { listPublicSections, type PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { use, useEffect, useState } from 'react';
import { call } from '../../api/call.js';
import { DrawnContent } from '../../api/drawn-content.js';
import { request } from '../../api/request.js';
import { PublicWidth } from '../../ui/PublicWidth.js';
import { CallToAction } from './CallToAction.js';
import { FeatureBlock } from './FeatureBlock.js';
import { FigureBlock } from './FigureBlock.js';
import { ProgramBlock } from './ProgramBlock.js';
import { blocksOf, type SectionBlock } from './section-blocks.js';

/** What staff has put below the check, and what there is for programs. */
export function HomeSections() {
  const sections = useSections();
  return (
    <>
      {blocksOf(sections).map((block, place) => (
        <Box
          key={block.sections[0]?.id}
          data-print="none"
          sx={{ ...band, bgcolor: place % 2 ? undefined : 'background.paper' }}
        >
          <PublicWidth>
            <Block {...block} />
          </PublicWidth>
        </Box>
      ))}
      <ProgramBlock />
    </>
  );
}

function Block({ type, sections }: SectionBlock) {
  if (type === 'feature') return <FeatureBlock sections={sections} />;
  if (type === 'stats') return <FigureBlock sections={sections} />;
  return sections.map((section) => <CallToAction key={section.id} section={section} />);
}

/** Given while the page is drawn on the server; asked for by a visitor who comes from a document that has none. */
function useSections(): readonly PublicSection[] {
  const { sections: given } = use(DrawnContent);
  const [sections, setSections] = useState(given ?? []);
  useEffect(() => {
    if (given) return;
    const gone = new AbortController();
    void request(call(listPublicSections), { signal: gone.signal }).then(({ data }) => data && setSections(data));
    return () => gone.abort();
  }, [given]);
  return sections;
}

const band = { py: { xs: 16, md: 24 }, borderTop: '1px solid', borderColor: 'line.main' } as const;
