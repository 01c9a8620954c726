import type { AdminUser, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import type { Column } from '~/ui/table/columns/column.js';

/** Columns of the user list. @param ownName marks the signed-in user's row */
export function userColumns(ownName: string | undefined, times: Times): Column<AdminUser>[] {
  const { columns } = tc.users;
  return [
    {
      field: 'username',
      header: columns.user,
      card: 'head',
      cell: ({ username }) => (
        <Box key="username" component="span" title={username} sx={{ ...lines, fontWeight: 550 }}>
          {username}
          {username === ownName && (
            <Box component="span" sx={{ ml: 2 }}>
              <StatusLabel tone="outline">{tc.users.you}</StatusLabel>
            </Box>
          )}
        </Box>
      ),
      isSortable: true,
    },
    {
      field: 'email',
      header: columns.email,
      flex: 1.6,
      cell: ({ email }) => (
        <Box component="span" title={email} sx={{ ...lines, color: 'text.secondary' }}>
          {email.split(/(?<=[@.])/).map((part, index) => (
            <Fragment key={index}>
              <wbr />
              {part}
            </Fragment>
          ))}
        </Box>
      ),
      isSortable: true,
    },
    {
      field: 'role',
      header: columns.role,
      widthPx: 112,
      cell: ({ role }) => tc.shell.roles[role],
      isSortable: true,
    },
    {
      field: 'twoFactorEnabled',
      header: columns.twoFactor,
      widthPx: 120,
      // Before the first sign-in there is none yet, which is no fault.
      cell: ({ twoFactorEnabled: isOn, lastLogin }) => (
        <StatusLabel tone={isOn ? 'ok' : lastLogin === null ? 'outline' : 'warning'}>
          {isOn ? tc.users.twoFactorOn : tc.users.twoFactorOff}
        </StatusLabel>
      ),
      isSortable: true,
    },
    {
      field: 'isActive',
      header: columns.status,
      widthPx: 96,
      card: 'corner',
      cell: ({ isActive }) => (
        <StatusLabel key="status" tone={isActive ? 'ok' : 'outline'}>
          {isActive ? tc.users.active : tc.users.inactive}
        </StatusLabel>
      ),
      isSortable: true,
    },
    {
      field: 'lastLogin',
      header: columns.lastLogin,
      widthPx: 150,
      hiddenBelowPx: 1200,
      cell: ({ lastLogin }) =>
        lastLogin === null ? tc.users.never : <Moment key="lastLogin" at={lastLogin} times={times} />,
      isSortable: true,
    },
  ];
}

/** A row fits fewer lines than a card. */
const lines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 5, md: 3 },
  overflow: 'hidden',
  // The grid's own is as high as the row.
  lineHeight: '18px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
