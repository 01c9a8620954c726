import type { SessionUser } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Keyboard, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { tc } from '~/texts/de-console.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import { useLogout } from './use-logout.js';

interface SidebarUserProps {
  readonly user: SessionUser;
  readonly isRail: boolean;
  readonly onShortcuts: () => void;
  readonly onLeave: () => void;
}

/** The signed-in user, with the links to the own account and to the logout. */
export function SidebarUser({ user: { username, role }, isRail, onShortcuts, onLeave }: SidebarUserProps) {
  const logout = useLogout();
  return (
    <Box sx={{ ...frame, flexDirection: isRail ? 'column' : 'row', px: isRail ? 0 : 3 }}>
      <Tooltip title={isRail ? username : ''} placement="right" describeChild>
        <Box component={Link} to="/admin/account" onClick={onLeave} sx={{ ...account, flex: isRail ? 'none' : 1 }}>
          <VisuallyHidden>{isRail ? tc.shell.account(username) : tc.shell.ownAccount}</VisuallyHidden>
          <Box component="span" aria-hidden sx={badge}>
            {extractInitials(username)}
          </Box>
          {!isRail && (
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" title={username} sx={name}>
                {username}
              </Box>
              <Box component="span" sx={roleText}>
                {tc.shell.roles[role]}
              </Box>
            </Box>
          )}
        </Box>
      </Tooltip>
      <Tooltip title={tc.shortcuts.title} placement={isRail ? 'right' : 'top'}>
        <IconButton aria-label={tc.shortcuts.open} aria-haspopup="dialog" aria-keyshortcuts="?" onClick={onShortcuts}>
          <Keyboard size={17} aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip title={tc.shell.logout} placement={isRail ? 'right' : 'top'}>
        <IconButton aria-label={tc.shell.logout} onClick={logout}>
          <LogOut size={17} aria-hidden />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 2.5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

const account = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  minWidth: 0,
  borderRadius: '8px',
  color: 'text.primary',
  textDecoration: 'none',
} as const;

const badge = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '8px',
  bgcolor: 'surface.tint',
  color: 'primary.main',
  fontSize: '.75rem',
  fontWeight: 600,
} as const;

const cut = { display: 'block', ...ellipsis } as const;

const roleText = { ...cut, typography: 'caption', color: 'text.secondary' } as const;

const name = {
  ...cut,
  fontSize: '.875rem',
  lineHeight: 1.43,
  fontWeight: 600,
} as const;

/** Two letters for a user name: "m.hoffmann" is MH, "admin" AD. */
export function extractInitials(username: string): string {
  const [first = '', second] = username.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toLocaleUpperCase('de-DE');
}
