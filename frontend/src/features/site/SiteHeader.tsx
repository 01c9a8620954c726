import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '../../texts/de.js';
import { Logo } from '../../ui/Logo.js';
import { PublicWidth } from '../../ui/PublicWidth.js';
import { ThemeToggle } from '../../ui/ThemeToggle.js';
import { SiteLink } from '../../ui/SiteLink.js';

/** Brand, links and theme; on phones the links open below it. */
export function SiteHeader() {
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
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
        <Box component={SiteLink} to="/" sx={brand}>
          <Logo name={t.product} />
        </Box>
        <Box component="nav" id={menu} aria-label={t.site.navigation} sx={{ ...navigation, ...(isOpen && opened) }}>
          <Box component={SiteLink} to="/" sx={link} onClick={() => setOpen(false)}>
            {t.site.home}
          </Box>
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 3 }}>
          <ThemeToggle />
          <IconButton
            ref={opener}
            sx={{ display: { md: 'none' } }}
            aria-label={isOpen ? t.site.closeMenu : t.site.openMenu}
            aria-expanded={isOpen}
            aria-controls={menu}
            onClick={() => setOpen(!isOpen)}
          >
            <MenuIcon size={18} strokeWidth={1.75} aria-hidden />
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

const row = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', minHeight: 64, columnGap: 8 } as const;

const brand = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
} as const;

const navigation = {
  display: { xs: 'none', md: 'flex' },
  gap: 6,
  order: { xs: 1, md: 0 },
  flexBasis: { xs: '100%', md: 'auto' },
} as const;

const opened = { display: 'flex', flexDirection: 'column', gap: 0, pb: 3 } as const;

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
