import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { t } from '../../texts/de.js';
import { SkipLink } from '../../ui/SkipLink.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';

const MAIN = 'inhalt';

/** Header, page and footer of every public page. */
export function SiteLayout() {
  return (
    <Box sx={frame}>
      <SkipLink href={`#${MAIN}`}>{t.site.skip}</SkipLink>
      <SiteHeader />
      <Box component="main" id={MAIN} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        <Outlet />
      </Box>
      <SiteFooter />
    </Box>
  );
}

const frame = { display: 'flex', flexDirection: 'column', minHeight: '100vh' } as const;
