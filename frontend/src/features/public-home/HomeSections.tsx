import * as contract from '@pruefer/contracts';
import { use, useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { call, toEndpoint } from '~/api/http/call.js';
import { ServerContentContext } from '~/api/content/server-content.js';
import { request } from '~/api/http/request.js';
import { SiteContext } from '~/api/content/use-site.js';
import { pageLanguage } from '~/texts/page-language.js';
import { SectionBands } from '~/widgets/sections/SectionBands.js';
import { renderedTexts } from '~/texts/rendered-parts.js';
import { sitePaths } from '~/texts/site-paths.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { BULK_HASH } from './bulk-hash.js';

const listPublicSections = toEndpoint<typeof contract.listPublicSections>({
  method: 'GET',
  path: '/api/homepage/sections',
  access: 'public',
});

/** The content sections below the check, and the block about the API. */
export function HomeSections() {
  const sections = useSections();
  const { siteName } = use(SiteContext);
  return (
    <>
      <SectionBands sections={sections} siteName={siteName} />
      <ProgramBlock />
    </>
  );
}

/** The sections: from the server while it draws the page; requested when the visitor's document has none. */
function useSections(): readonly contract.PublicSection[] {
  const { sections: serverSections } = use(ServerContentContext);
  const [sections, setSections] = useState(serverSections ?? []);
  useEffect(() => {
    if (serverSections) return;
    const controller = new AbortController();
    const answer = request(call(listPublicSections, { query: { language: pageLanguage } }), {
      signal: controller.signal,
    });
    void answer.then(({ data }) => data && setSections(data));
    return () => controller.abort();
  }, [serverSections]);
  return sections;
}

/** The block about the API; every footer links to it. */
function ProgramBlock() {
  return (
    <Box data-print="none" sx={band}>
      <PublicWidth sx={columns}>
        <Box component="section" id="api" aria-labelledby="api-heading" sx={part}>
          <Typography component="h2" variant="panelTitle" id="api-heading">
            {renderedTexts.programs.api}
          </Typography>
          <Typography variant="body1" sx={textStyle}>
            {renderedTexts.programs.apiText} <a href={sitePaths.docs}>{renderedTexts.programs.apiLink}</a>
          </Typography>
        </Box>
        <Box component="section" id="bulk" aria-labelledby="bulk-heading" sx={part}>
          <Typography component="h2" variant="panelTitle" id="bulk-heading">
            {renderedTexts.programs.bulk}
          </Typography>
          <Typography variant="body1" sx={textStyle}>
            {renderedTexts.programs.bulkText}
          </Typography>
          <Typography variant="body1" sx={textStyle}>
            {renderedTexts.programs.bulkCall} <a href={sitePaths.docs}>{renderedTexts.programs.apiLink}</a>
          </Typography>
          {/* A plain link: `ServerPart` keeps this block as server-rendered HTML without hydration, so an onClick would never run. */}
          <Button component="a" href={BULK_HASH} data-needs-script size="large" sx={{ mt: 5 }}>
            {renderedTexts.programs.bulkButton}
          </Button>
        </Box>
      </PublicWidth>
    </Box>
  );
}

const band = { py: { xs: 12, md: 16 }, borderTop: '1px solid', borderColor: 'line.main' } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 16,
  rowGap: 8,
} as const;

const part = { scrollMarginTop: 24 } as const;

const textStyle = { mt: 2, maxWidth: '60ch', color: 'text.secondary', textWrap: 'pretty' } as const;
