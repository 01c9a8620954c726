import { fileURLToPath } from 'node:url';

/** The libraries of the public page as one file, and its own script as another: in the pieces that screens share they compress worse. */
const initial = [
  { name: 'base', tags: ['$initial' as const], test: /node_modules/, priority: 102 },
  { name: 'site', tags: ['$initial' as const], priority: 101 },
];
const BEHIND_INITIAL = 100;

/** A file of the frontend. */
export const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The modules that are loaded late and come first on their address. */
export const screens = {
  console: source('app/ConsoleRoutes.tsx'),
  'sign-in': source('features/login/LoginPage.tsx'),
  'two-factor': source('features/account/SetupTwoFactorPage.tsx'),
  problem: source('features/public-site/ProblemPage.tsx'),
  check: source('features/public-home/result/VerdictView.tsx'),
  toast: source('ui/toast/ToastStage.tsx'),
  shell: source('app/ConsoleSections.tsx'),
  dashboard: source('features/dashboard/DashboardPage.tsx'),
  statistics: source('features/statistics/StatisticsPage.tsx'),
  'api-keys': source('features/api-keys/ApiKeysPage.tsx'),
  users: source('features/users/UsersPage.tsx'),
  cards: source('features/account/AccountCards.tsx'),
  account: source('features/account/AccountPage.tsx'),
  content: source('features/pages/PagesPage.tsx'),
  homepage: source('features/homepage-editor/HomepagePage.tsx'),
  header: source('features/header-editor/HeaderPage.tsx'),
  footer: source('features/footer-editor/FooterPage.tsx'),
  logs: source('features/logs/LogsPage.tsx'),
  database: source('features/database/DatabasePage.tsx'),
  system: source('features/system/SystemPage.tsx'),
  // Loaded behind several of them: code they share with a section must not pull that section in.
  'audit-labels': source('texts/console/audit-labels.ts'),
  'load-site': source('api/content/load-site.ts'),
} as const;

/** A screen of the console, or all that public pages load late. */
export type Screen = keyof typeof screens | 'public';
/** The screens that load a module. */
export type Users = ReadonlySet<Screen>;

const ownAccount: readonly Screen[] = ['two-factor', 'cards', 'account'];
const charts: readonly Screen[] = ['dashboard', 'statistics', 'logs', 'database'];
const images: readonly Screen[] = ['homepage', 'header'];
/** Screens that show parts of the public site. */
const previews: readonly Screen[] = ['homepage', 'content'];
const tables: readonly Screen[] = ['api-keys', 'users', 'logs', 'database'];

const isWithin = (users: Users, group: readonly Screen[]) => [...users].every((user) => group.includes(user));
/** Loaded without the console. */
const lateOnPublicPages: readonly Screen[] = ['public', 'problem', 'check', 'toast'];
const isOfConsole = (users: Users) => !isWithin(users, lateOnPublicPages);
const hasAny = (users: Users, ...some: Screen[]) => some.some((screen) => users.has(screen));

/** The files of modules that several screens load, by the screens. The first that applies takes the module. */
const sharedFiles: Readonly<Record<string, (users: Users, id: string) => boolean>> = {
  'site-parts': (users) =>
    users.has('public') && isOfConsole(users) && isWithin(users, [...lateOnPublicPages, ...previews]),
  words: (users) => users.has('public') && isOfConsole(users),
  console: (users) => users.has('console') || (users.has('sign-in') && !isWithin(users, ['sign-in', 'two-factor'])),
  shell: (users) => users.has('shell') || (hasAny(users, 'dashboard', 'statistics') && !isWithin(users, charts)),
  charts: (users) => isWithin(users, charts) && hasAny(users, 'dashboard', 'statistics'),
  tables: (users) => isWithin(users, tables),
  account: (users) => isWithin(users, [...ownAccount, 'users']),
  images: (users) => isWithin(users, images),
  inputs: (users) => hasAny(users, 'api-keys', 'logs', 'database'),
  forms: (users) => !isWithin(users, ['sign-in', 'two-factor']),
};

/** Puts the modules of each screen into one file, and those that several share into a few: a cold section asked for 43 to 87 files without it. */
export function screenChunks(users: ReadonlyMap<string, Users>) {
  const shared = Object.entries(sharedFiles).map(([name, takes]) => ({ name, takes, isShared: true }));
  const screenFiles = Object.keys(screens).map((name) => ({
    name,
    takes: (by: Users) => by.has(name as Screen),
    isShared: false,
  }));
  const screenGroups = [...shared, ...screenFiles].map(({ name, takes, isShared }, index) => ({
    debugName: name,
    priority: BEHIND_INITIAL - index,
    name: (id: string) => {
      const by = users.get(id);
      if (!by) return null;
      const isPublic = by.has('public') && !['words', 'site-parts'].includes(name);
      return !isPublic && by.size > 1 === isShared && takes(by, id) ? name : null;
    },
  }));
  return { includeDependenciesRecursively: false, groups: [...initial, ...screenGroups] };
}
