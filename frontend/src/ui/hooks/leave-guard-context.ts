import { createContext } from 'react';

/** Asks whether unsaved input may be lost. */
export type AskToLeave = () => Promise<boolean>;

/** Path and query that would be shown next. */
export interface NextLocation {
  readonly pathname: string;
  readonly search: string;
}

/** A screen that asks before an address is left. */
export interface LeaveGuardRules {
  readonly ask: AskToLeave;
  /** Addresses at which the unsaved input stays on the screen: no question is asked on the way there. */
  readonly isKeptAt: (next: NextLocation) => boolean;
}

/** The screens that would lose something, in the order in which they began to. */
export type LeaveGuards = Set<LeaveGuardRules>;

/** The router asks the last of these guards before every change of address. */
export const LeaveGuardContext = createContext<LeaveGuards>(new Set());

/** The guard that asks before the page is left; undefined when nothing would be lost. */
export function findGuard(guards: LeaveGuards): LeaveGuardRules | undefined {
  return [...guards].at(-1);
}
