import { tc } from '../de-console.js';

/** Heading of a section's screen, and the line below it where it is the same for everybody. */
export interface SectionHead {
  readonly title: string;
  readonly subtitle?: string;
}

/** By the section's name in the address. A section's document shows its head before any script has loaded. */
export const sectionHeads = {
  dashboard: { title: tc.dashboard.title },
  statistics: { title: tc.statistics.title },
  'api-keys': tc.apiKeys,
  users: tc.users,
  content: { title: tc.pages.title },
  homepage: { title: tc.homepage.title },
  header: tc.header,
  footer: tc.footer,
  logs: { title: tc.logs.title },
  database: tc.database,
  system: tc.system,
  account: tc.account,
} as const satisfies Record<string, SectionHead>;

/** Second segment of a section's address. */
export type SectionName = keyof typeof sectionHeads;
