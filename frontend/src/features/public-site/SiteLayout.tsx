import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { t } from '~/texts/site.js';
import { ServerPart } from '~/ui/frame/ServerPart.js';
import { SkipLink } from '~/ui/frame/SkipLink.js';
import { SiteContext, useSite } from '~/api/content/use-site.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { leaveOut } from '~/ui/lazy/lazy-part.js';
import { SiteHeader } from './SiteHeader.js';

const MAIN = 'inhalt';

const SiteFooter = latePart(() => import('./SiteFooter.js'), 'SiteFooter', leaveOut);

/** Header, page and footer of every public page. */
export function SiteLayout() {
  return (
    <SiteContext value={useSite()}>
      <Box sx={frame}>
        <SkipLink href={`#${MAIN}`}>{t.site.skip}</SkipLink>
        <SiteHeader />
        <Box component="main" id={MAIN} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          <Outlet />
        </Box>
        <ServerPart part="footer">
          <SiteFooter />
        </ServerPart>
      </Box>
    </SiteContext>
  );
}

const frame = { display: 'flex', flexDirection: 'column', minHeight: '100vh' } as const;
