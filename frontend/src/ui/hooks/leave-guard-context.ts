import { createContext, type RefObject } from 'react';

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

/**
 * The guard that asks before the page is left; null when nothing would be lost. The router calls it before every change
 * of address.
 */
export const LeaveGuardContext = createContext<RefObject<LeaveGuardRules | null>>({ current: null });
