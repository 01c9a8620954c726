import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { t } from '../../texts/de.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';

const MAIN = 'inhalt';

/** Header, page and footer of every public page. */
export function SiteLayout() {
  return (
    <Box sx={frame}>
      <Box component="a" href={`#${MAIN}`} sx={skip}>
        {t.site.skip}
      </Box>
      <SiteHeader />
      <Box component="main" id={MAIN} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        <Outlet />
      </Box>
      <SiteFooter />
    </Box>
  );
}

const frame = { display: 'flex', flexDirection: 'column', minHeight: '100vh' } as const;

const skip = {
  position: 'absolute',
  zIndex: 'tooltip',
  top: 12,
  left: 12,
  px: 4,
  py: 2,
  borderRadius: 1,
  bgcolor: 'surface.ink',
  color: 'surface.onInk',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
} as const;
