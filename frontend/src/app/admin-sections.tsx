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
import type { ConsoleSection } from '~/features/shell/section.js';
import { sectionActions } from '~/texts/console/section-heads.js';
import { tc } from '~/texts/de-console.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

/** Each screen is loaded when its section opens; the frame of the console is drawn before. */
const DashboardPage = lazyPart(() => import('~/features/dashboard/DashboardPage.js'), 'DashboardPage');
const AccountPage = lazyPart(() => import('~/features/account/AccountPage.js'), 'AccountPage');
const AccountCards = lazyPart(() => import('~/features/account/AccountCards.js'), 'AccountCards');
const UsersPage = lazyPart(() => import('~/features/users/UsersPage.js'), 'UsersPage');
const ApiKeysPage = lazyPart(() => import('~/features/api-keys/ApiKeysPage.js'), 'ApiKeysPage');
const LogsPage = lazyPart(() => import('~/features/logs/LogsPage.js'), 'LogsPage');
const PagesPage = lazyPart(() => import('~/features/pages/PagesPage.js'), 'PagesPage');
const StatisticsPage = lazyPart(() => import('~/features/statistics/StatisticsPage.js'), 'StatisticsPage');
const SystemPage = lazyPart(() => import('~/features/system/SystemPage.js'), 'SystemPage');
const DatabasePage = lazyPart(() => import('~/features/database/DatabasePage.js'), 'DatabasePage');
const HomepagePage = lazyPart(() => import('~/features/homepage-editor/HomepagePage.js'), 'HomepagePage');
const HeaderPage = lazyPart(() => import('~/features/header-editor/HeaderPage.js'), 'HeaderPage');
const FooterPage = lazyPart(() => import('~/features/footer-editor/FooterPage.js'), 'FooterPage');

const { groups, sections: titles } = tc.shell;

/** Open to managers, with the title of the sidebar. */
type ManagerSection = Omit<ConsoleSection, 'title' | 'role'> & Partial<Pick<ConsoleSection, 'role'>>;

const sections: readonly ManagerSection[] = [
  { path: 'dashboard', group: groups.overview, icon: LayoutDashboard, screen: <DashboardPage /> },
  { path: 'statistics', group: groups.overview, icon: Activity, screen: <StatisticsPage /> },
  {
    path: 'api-keys',
    group: groups.access,
    icon: KeyRound,
    screen: <ApiKeysPage />,
    actions: [{ title: sectionActions.createKey, dialog: 'create' }],
  },
  {
    path: 'users',
    group: groups.access,
    icon: Users,
    role: 'admin',
    screen: (
      <UsersPage>
        <AccountCards />
      </UsersPage>
    ),
    actions: [{ title: sectionActions.createUser, dialog: 'create' }],
    parts: [{ ...tc.palette.audit, query: 'tab=audit' }],
  },
  {
    path: 'content',
    group: groups.website,
    icon: FileText,
    screen: <PagesPage />,
    actions: [
      { title: sectionActions.createPage, dialog: 'create' },
      { title: sectionActions.redirects, dialog: 'redirects' },
    ],
  },
  {
    path: 'homepage',
    group: groups.website,
    icon: House,
    screen: <HomepagePage />,
    actions: [{ title: sectionActions.createSection, dialog: 'create' }],
  },
  { path: 'header', group: groups.website, icon: PanelTop, screen: <HeaderPage /> },
  { path: 'footer', group: groups.website, icon: PanelBottom, screen: <FooterPage /> },
  { path: 'logs', group: groups.operation, icon: ScrollText, screen: <LogsPage /> },
  {
    path: 'database',
    group: groups.operation,
    icon: Database,
    role: 'admin',
    screen: <DatabasePage />,
    actions: [
      { title: sectionActions.importBanks, dialog: 'import' },
      { title: sectionActions.bankImports, dialog: 'imports' },
      { title: sectionActions.keptBackups, dialog: 'backups' },
      { title: sectionActions.eraseIban, dialog: 'erase' },
    ],
  },
  { path: 'system', group: groups.operation, icon: Settings, listedFor: 'admin', screen: <SystemPage /> },
  {
    path: 'account',
    group: null,
    icon: UserRound,
    screen: <AccountPage />,
    actions: [
      { title: sectionActions.changePassword, dialog: 'own-password' },
      { title: sectionActions.setUpTwoFactor, dialog: '2fa' },
      { title: sectionActions.renewCodes, dialog: 'recovery-codes' },
    ],
  },
];

/** The sections of the console, in the order of the sidebar; the first opens after sign-in. */
export const adminSections: readonly ConsoleSection[] = sections.map((section) => ({
  title: titles[section.path],
  role: 'manager',
  ...section,
}));
