import {
  Activity,
  Database,
  FileText,
  House,
  KeyRound,
  LayoutDashboard,
  PanelBottom,
  PanelTop,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import { lazy } from 'react';
import type { Section } from '../features/shell/section.js';
import { tc } from '../texts/de-console.js';

/** The frame stands before any of them is there: each is loaded by those who go to it. */
const DashboardPage = lazy(() =>
  import('../features/dashboard/DashboardPage.js').then((loaded) => ({ default: loaded.DashboardPage })),
);
const AccountPage = lazy(() =>
  import('../features/account/AccountPage.js').then((loaded) => ({ default: loaded.AccountPage })),
);
const AccountCards = lazy(() =>
  import('../features/account/AccountCards.js').then((loaded) => ({ default: loaded.AccountCards })),
);
const UsersPage = lazy(() =>
  import('../features/users/UsersPage.js').then((loaded) => ({ default: loaded.UsersPage })),
);

const ApiKeysPage = lazy(() =>
  import('../features/api-keys/ApiKeysPage.js').then((loaded) => ({ default: loaded.ApiKeysPage })),
);
const LogsPage = lazy(() => import('../features/logs/LogsPage.js').then((loaded) => ({ default: loaded.LogsPage })));

const PagesPage = lazy(() =>
  import('../features/pages/PagesPage.js').then((loaded) => ({ default: loaded.PagesPage })),
);

const StatisticsPage = lazy(() =>
  import('../features/statistics/StatisticsPage.js').then((loaded) => ({ default: loaded.StatisticsPage })),
);

const SystemPage = lazy(() =>
  import('../features/system/SystemPage.js').then((loaded) => ({ default: loaded.SystemPage })),
);

const DatabasePage = lazy(() =>
  import('../features/database/DatabasePage.js').then((loaded) => ({ default: loaded.DatabasePage })),
);

const HomepagePage = lazy(() =>
  import('../features/homepage/HomepagePage.js').then((loaded) => ({ default: loaded.HomepagePage })),
);
const HeaderPage = lazy(() =>
  import('../features/header/HeaderPage.js').then((loaded) => ({ default: loaded.HeaderPage })),
);
const FooterPage = lazy(() =>
  import('../features/footer/FooterPage.js').then((loaded) => ({ default: loaded.FooterPage })),
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
    path: 'content',
    title: sections.content,
    group: groups.website,
    icon: FileText,
    role: 'manager',
    screen: <PagesPage />,
    actions: [{ title: tc.pages.create, dialog: 'create' }],
  },
  {
    path: 'homepage',
    title: sections.homepage,
    group: groups.website,
    icon: House,
    role: 'manager',
    screen: <HomepagePage />,
    actions: [{ title: tc.homepage.create, dialog: 'create' }],
  },
  {
    path: 'header',
    title: sections.header,
    group: groups.website,
    icon: PanelTop,
    role: 'manager',
    screen: <HeaderPage />,
  },
  {
    path: 'footer',
    title: sections.footer,
    group: groups.website,
    icon: PanelBottom,
    role: 'manager',
    screen: <FooterPage />,
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
    path: 'database',
    title: sections.database,
    group: groups.operation,
    icon: Database,
    role: 'admin',
    screen: <DatabasePage />,
    actions: [
      { title: tc.database.banks.import, dialog: 'import' },
      { title: tc.database.banks.imports.title, dialog: 'imports' },
      { title: tc.database.backups.kept.title, dialog: 'backups' },
    ],
  },
  {
    path: 'system',
    title: sections.system,
    group: groups.operation,
    icon: Settings,
    role: 'manager',
    listedFor: 'admin',
    screen: <SystemPage />,
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
      { title: tc.account.codesRenew, dialog: 'recovery-codes' },
    ],
  },
];
