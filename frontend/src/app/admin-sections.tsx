import { Activity, KeyRound, LayoutDashboard, ScrollText, UserRound, Users } from 'lucide-react';
import { lazy } from 'react';
import { AccountCards } from '../features/account/AccountCards.js';
import { AccountPage } from '../features/account/AccountPage.js';
import { DashboardPage } from '../features/dashboard/DashboardPage.js';
import type { Section } from '../features/shell/section.js';
import { tc } from '../texts/de-console.js';

/** The table is large: only sections that have one load it. */
const UsersPage = lazy(() =>
  import('../features/users/UsersPage.js').then((loaded) => ({ default: loaded.UsersPage })),
);

const ApiKeysPage = lazy(() =>
  import('../features/api-keys/ApiKeysPage.js').then((loaded) => ({ default: loaded.ApiKeysPage })),
);
const LogsPage = lazy(() => import('../features/logs/LogsPage.js').then((loaded) => ({ default: loaded.LogsPage })));

/** The charts are large too. */
const StatisticsPage = lazy(() =>
  import('../features/statistics/StatisticsPage.js').then((loaded) => ({ default: loaded.StatisticsPage })),
);

const { groups, sections } = tc.shell;

/** The sections of the console, in the order of the sidebar; the first is where everybody begins. */
export const adminSections: readonly Section[] = [
  {
    path: 'dashboard',
    title: sections.dashboard,
    group: groups.overview,
    icon: LayoutDashboard,
    role: 'manager',
    screen: <DashboardPage />,
  },
  {
    path: 'statistics',
    title: sections.statistics,
    group: groups.overview,
    icon: Activity,
    role: 'manager',
    screen: <StatisticsPage />,
  },
  {
    path: 'api-keys',
    title: sections.apiKeys,
    group: groups.access,
    icon: KeyRound,
    role: 'manager',
    screen: <ApiKeysPage />,
    actions: [{ title: tc.apiKeys.create, dialog: 'create' }],
  },
  {
    path: 'users',
    title: sections.users,
    group: groups.access,
    icon: Users,
    role: 'admin',
    screen: (
      <UsersPage>
        <AccountCards />
      </UsersPage>
    ),
    actions: [{ title: tc.users.create, dialog: 'create' }],
  },
  {
    path: 'logs',
    title: sections.logs,
    group: groups.operation,
    icon: ScrollText,
    role: 'manager',
    screen: <LogsPage />,
  },
  {
    path: 'account',
    title: tc.account.title,
    group: null,
    icon: UserRound,
    role: 'manager',
    screen: <AccountPage />,
    actions: [
      { title: tc.account.passwordChange, dialog: 'own-password' },
      { title: tc.account.twoFactorSetUp, dialog: '2fa' },
    ],
  },
];
