import type { SessionUser } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowUpRight, Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useSiteName } from '~/api/content/header.api.js';
import { tc } from '~/texts/de-console.js';
import { SkipLink } from '~/ui/frame/SkipLink.js';
import { Logo } from '~/ui/frame/Logo.js';
import { ThemeToggle } from '~/ui/frame/ThemeToggle.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { isLetterShortcut } from '~/ui/controls/letter-shortcuts.js';
import { useWindowKey } from '~/ui/hooks/use-window-key.js';
import { useConnection } from '~/api/session/use-connection.js';
import { Note } from '~/ui/text/Note.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { type ConsoleSection, isListed, sectionAt } from './section.js';
import { PaletteButton } from './PaletteButton.js';
import { ServiceStates } from './ServiceStates.js';
import { Sidebar } from './Sidebar.js';

const ShortcutsDialog = latePart(() => import('./ShortcutsDialog.js'), 'ShortcutsDialog');

interface ShellFrameProps {
  readonly user: SessionUser;
  readonly sections: readonly ConsoleSection[];
}

const MAIN = 'inhalt';

/** Sidebar, top bar and the section at the address. From 1200 px a full sidebar, from 900 px a rail of icons, below a menu. */
export function ShellFrame({ user, sections }: ShellFrameProps) {
  const { section: path } = useParams();
  const siteName = useSiteName();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 899.95px)');
  const isRail = useMediaQuery('(min-width: 900px) and (max-width: 1199.95px)');
  const current = sectionAt(path, user.role, sections);
  const closeMenu = () => setMenuOpen(false);
  const shortcuts = useShortcutsDialog();
  function showShortcuts() {
    closeMenu();
    shortcuts.open();
  }
  const navigation = {
    user,
    siteName,
    onShortcuts: showShortcuts,
    current: current?.path,
    sections: sections.filter((section) => isListed(user.role, section)),
  };
  const palette = { sections: navigation.sections, isAdmin: user.role === 'admin', onShortcuts: shortcuts.open };
  return (
    <Box sx={{ minHeight: '100vh', pl: { xs: 0, md: '64px', lg: '240px' } }}>
      <title>{formatTitle(tc.shell.title(siteName), current, sections)}</title>
      <SkipLink href={`#${MAIN}`}>{tc.shell.skip}</SkipLink>
      {isPhone ? (
        <Drawer open={isMenuOpen} onClose={closeMenu} slotProps={{ paper: menu }}>
          <Sidebar {...navigation} isRail={false} onLeave={closeMenu} />
        </Drawer>
      ) : (
        <Box component="aside" aria-label={tc.shell.area} sx={side}>
          <Sidebar {...navigation} isRail={isRail} onLeave={closeMenu} />
        </Box>
      )}
      <Box component="header" sx={bar}>
        {isPhone && (
          <>
            <IconButton aria-label={tc.shell.openMenu} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
              <Menu size={18} aria-hidden />
            </IconButton>
            <Logo name={siteName} />
          </>
        )}
        {!isPhone && <PaletteButton {...palette} isSmall={false} />}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
          {isPhone && <PaletteButton {...palette} isSmall />}
          {!isPhone && <ServiceStates />}
          {!isPhone && (
            <Button
              component={Link}
              to="/"
              variant="text"
              sx={{ color: 'text.secondary', fontSize: '.8125rem' }}
              endIcon={<ArrowUpRight size={15} />}
            >
              {tc.shell.website}
            </Button>
          )}
          <ThemeToggle />
        </Box>
      </Box>
      <Box component="main" id={MAIN} tabIndex={-1} sx={main}>
        <ConnectionNote />
        {current?.screen}
      </Box>
      {shortcuts.isOpen && <ShortcutsDialog onClose={shortcuts.close} />}
    </Box>
  );
}

/** The document's title: section and site; in the first section only the site. */
function formatTitle(site: string, current: ConsoleSection | undefined, [first]: readonly ConsoleSection[]): string {
  return !current || current === first ? site : `${current.title} · ${site}`;
}

const side = {
  position: 'fixed',
  inset: '0 auto 0 0',
  width: { md: 64, lg: 240 },
  borderRight: '1px solid',
  borderColor: 'line.main',
} as const;

const menu = {
  role: 'dialog',
  'aria-modal': true,
  'aria-label': tc.shell.menu,
  sx: { width: 280, bgcolor: 'background.default', backgroundImage: 'none' },
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: { xs: 56, md: 64 },
  px: { xs: 4, md: 8 },
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  borderBottom: { xs: '1px solid', md: 0 },
  borderColor: { xs: 'line.main', md: 'line.main' },
} as const;

const main = { px: { xs: 4, md: 8 }, pt: { xs: 5, md: 1 }, outline: 'none' } as const;

/** Whether the list of shortcuts is open; "?" opens it anywhere except in text fields. */
function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useWindowKey((event) => isLetterShortcut(event, '?'), open);
  return { isOpen, open, close: () => setOpen(false) };
}

/** Reports a lost connection while it lasts, and its return once. */
function ConnectionNote() {
  const connection = useConnection();
  const toast = useToast();
  const previousConnection = useRef(connection);
  useEffect(() => {
    if (connection === 'online' && previousConnection.current !== 'online')
      toast({ kind: 'success', ...tc.connection.back });
    previousConnection.current = connection;
  }, [connection, toast]);
  return (
    <Box role="status" sx={{ maxWidth: 1440, mx: 'auto', '&:not(:empty)': { mb: 5 } }}>
      {connection !== 'online' && <Note kind="warning">{tc.connection[connection]}</Note>}
    </Box>
  );
}
