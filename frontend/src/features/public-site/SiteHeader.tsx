import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, use, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SiteContext } from '~/api/content/use-site.js';
import { t } from '~/texts/site.js';
import { sitePaths } from '~/texts/site-paths.js';
import { ServerPart } from '~/ui/frame/ServerPart.js';
import { Logo } from '~/ui/frame/Logo.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { SiteLink } from '~/ui/frame/SiteLink.js';
import { ThemeToggle } from '~/ui/frame/ThemeToggle.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { leaveOut } from '~/ui/lazy/lazy-part.js';
import { LanguageLink } from './LanguageLink.js';

const HeaderButtons = latePart(() => import('./HeaderButtons.js'), 'HeaderButtons', leaveOut);

/**
 * Brand, menu, theme and buttons; on phones the menu and the buttons open below it. Each page is a separate document,
 * so links to them are the browser's.
 */
export function SiteHeader() {
  const { siteName, logo, menu, buttons } = use(SiteContext);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const MenuIcon = isOpen ? X : Menu;

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <Box component="header" data-print="none" sx={bar} onKeyDown={closeOnEscape}>
      <PublicWidth sx={row}>
        <Box component={SiteLink} to={sitePaths.home} aria-label={siteName} sx={brand}>
          <Logo name={logo.text} picture={logo.url} isHidden={!logo.isShown} />
        </Box>
        <Box id={panel} sx={{ ...navigation, ...(isOpen && openStyle) }}>
          <Box component="nav" aria-label={t.site.navigation} sx={entries}>
            <Box component={SiteLink} to={sitePaths.home} sx={link} onClick={() => setOpen(false)}>
              {t.site.home}
            </Box>
            {menu.map(({ path, title }) => (
              <Box key={path} component="a" href={path} aria-current={pathname === path ? 'page' : undefined} sx={link}>
                {title}
              </Box>
            ))}
          </Box>
          {buttons.length > 0 && (
            <ServerPart part="buttons">
              <HeaderButtons />
            </ServerPart>
          )}
        </Box>
        <Box sx={tools}>
          <LanguageLink />
          <ThemeToggle />
          <IconButton
            data-needs-script
            ref={opener}
            sx={{ display: { md: 'none' } }}
            aria-label={isOpen ? t.site.closeMenu : t.site.openMenu}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            <MenuIcon size={18} aria-hidden />
          </IconButton>
        </Box>
      </PublicWidth>
    </Box>
  );
}

const bar = {
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'line.main',
  position: 'relative',
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minHeight: 64,
  columnGap: { xs: 8, md: 3 },
} as const;

/** A long name leaves room for the menu. */
const brand = {
  flex: { xs: '1 1 0', md: 'none' },
  maxWidth: { md: '40%' },
  mr: { md: 5 },
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  minWidth: 0,
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
} as const;

const openStyle = { display: 'block', pb: 3 } as const;

/** Visible on phones only with scripts, because a script opens it. */
const navigation = {
  display: { xs: 'none', md: 'contents' },
  order: { xs: 1, md: 0 },
  flexBasis: { xs: '100%', md: 'auto' },
  '@media (max-width: 899.95px) and (scripting: none)': { display: 'block', pb: 3 },
  '& > [data-part]': { order: { md: 2 } },
} as const;

const entries = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: 'wrap',
  flex: { md: '1 1 0' },
  minWidth: 0,
  mr: { md: 5 },
  columnGap: 6,
} as const;

const tools = { ml: 'auto', display: 'flex', alignItems: 'center', gap: 3, order: { md: 1 } } as const;

const link = {
  fontSize: '.875rem',
  fontWeight: 550,
  lineHeight: { xs: '44px', md: '34px' },
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': {
    color: 'text.primary',
    boxShadow: { md: 'inset 0 -2px 0 var(--ip-palette-primary-main)' },
  },
} as const;
