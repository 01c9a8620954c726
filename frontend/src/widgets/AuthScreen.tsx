import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { authLines } from '~/ui/art/auth-lines.js';
import { LineDrawing } from '~/ui/art/LineDrawing.js';
import { Logo } from '~/ui/frame/Logo.js';
import { ThemeToggle } from '~/ui/frame/ThemeToggle.js';
import { SiteLink } from '~/ui/frame/SiteLink.js';

interface AuthScreenProps {
  readonly siteName: string;
  readonly widthPx: number;
  readonly children: ReactNode;
}

/** A single card on the way into the console, a little above the middle, before a band of line work. */
export function AuthScreen({ siteName, widthPx, children }: AuthScreenProps) {
  return (
    <Box sx={screen}>
      <Box component="header" sx={head}>
        <Box component={SiteLink} to="/" sx={brand}>
          <Logo name={siteName} />
        </Box>
        <ThemeToggle />
      </Box>
      <Box aria-hidden sx={band}>
        <LineDrawing id="auth-lines" lines={authLines} />
      </Box>
      <Box component="main" sx={middle}>
        <Box sx={{ ...card, maxWidth: widthPx }}>{children}</Box>
      </Box>
    </Box>
  );
}

const screen = { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100vh' } as const;

const head = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 4, sm: 6 },
  minHeight: { xs: 56, sm: 84 },
} as const;

const brand = { minWidth: 0, color: 'text.primary', textDecoration: 'none', borderRadius: 1 } as const;

const band = {
  display: { xs: 'none', md: 'block' },
  position: 'absolute',
  inset: 'calc(50% - 226px) 0 auto',
  height: 420,
  overflow: 'hidden',
  pointerEvents: 'none',
  '& svg': { width: '100%', height: '100%' },
} as const;

/** The room below is as high as the header and a bit more, so that the card sits a little above the middle. */
const middle = {
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: { xs: 'start center', sm: 'center' },
  px: { xs: 2, sm: 6 },
  pt: { xs: 2, sm: 0 },
  pb: { xs: 16, sm: 28 },
} as const;

const card = {
  width: '100%',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '16px',
  boxShadow: 1,
} as const;
