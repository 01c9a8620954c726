import type { SessionUser } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import { tc } from '~/texts/de-console.js';
import { Logo } from '~/ui/frame/Logo.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import type { ConsoleSection } from './section.js';
import { SidebarUser } from './SidebarUser.js';

interface SidebarProps {
  readonly user: SessionUser;
  readonly siteName: string;
  /** Sections that the user may see. */
  readonly sections: readonly ConsoleSection[];
  readonly current: string | undefined;
  /** Shows only icons, with their names as tooltips. */
  readonly isRail: boolean;
  /** Opens the list of shortcuts. */
  readonly onShortcuts: () => void;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

/** The navigation of the console, and the signed-in user. */
export function Sidebar({ user, siteName, sections, current, isRail, onShortcuts, onLeave }: SidebarProps) {
  const groups = [...new Set(sections.flatMap(({ group }) => group ?? []))];
  return (
    <Box sx={frame}>
      <Box
        component={Link}
        to="/admin/dashboard"
        // Next to the logo the name is visible text.
        aria-label={isRail ? siteName : undefined}
        onClick={onLeave}
        sx={brand}
      >
        <Logo name="" />
        {!isRail && (
          <Box component="span" sx={{ minWidth: 0, lineHeight: 1.3 }}>
            <Box component="span" title={siteName} sx={product}>
              {siteName}
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {tc.shell.area}
            </Box>
          </Box>
        )}
      </Box>
      <Box component="nav" aria-label={tc.shell.navigation} sx={{ flex: 1, overflowY: 'auto', px: 3 }}>
        {groups.map((group) => (
          <Box key={group} sx={{ mb: 4 }}>
            {!isRail && <Box sx={groupName}>{group}</Box>}
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <Entry key={section.path} {...{ section, isRail, onLeave }} isCurrent={section.path === current} />
              ))}
          </Box>
        ))}
      </Box>
      <SidebarUser user={user} isRail={isRail} onShortcuts={onShortcuts} onLeave={onLeave} />
    </Box>
  );
}

interface EntryProps extends Pick<SidebarProps, 'isRail' | 'onLeave'> {
  readonly section: ConsoleSection;
  readonly isCurrent: boolean;
}

function Entry({ section: { path, title, icon: Icon }, isCurrent, isRail, onLeave }: EntryProps) {
  return (
    <Tooltip title={isRail ? title : ''} placement="right">
      <Box
        component={Link}
        to={`/admin/${path}`}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={title}
        onClick={onLeave}
        sx={{ ...entry, justifyContent: isRail ? 'center' : 'flex-start' }}
      >
        <Icon size={17} aria-hidden />
        {!isRail && title}
      </Box>
    </Tooltip>
  );
}

const frame = { display: 'flex', flexDirection: 'column', height: '100%' } as const;

const brand = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  pl: '18px',
  pr: 3,
  '& > :first-of-type': { flex: 'none' },
  mb: 1,
  color: 'text.primary',
  textDecoration: 'none',
} as const;

const product = {
  display: 'block',
  fontSize: '1rem',
  lineHeight: 1.2,
  fontWeight: 650,
  letterSpacing: '-.01em',
  ...ellipsis,
} as const;

const groupName = { px: 2, mb: 1, typography: 'caption', fontWeight: 500, color: 'text.tertiary' } as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  // Large text takes a second line.
  minHeight: 34,
  py: 1,
  px: 2,
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
  borderRadius: '8px',
  fontSize: '.875rem',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 },
  '&[aria-current] > svg': { color: 'primary.main' },
} as const;
