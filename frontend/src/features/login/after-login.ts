import type { SessionUser } from '@pruefer/contracts';

/** The place of the console that an ended session was in: path and query. */
interface CameFrom {
  readonly from: string;
  /** Whether a session ended there. */
  readonly isEnded?: boolean;
}

/**
 * The address after signing in: without two-factor its setup, else the place of an ended session, else the dashboard.
 * @param state the history state of the way here
 */
export function pathAfterLogin({ twoFactorEnabled }: SessionUser, state: unknown): string {
  if (!twoFactorEnabled) return '/admin/setup-2fa';
  const { from = '' } = (state ?? {}) as Partial<CameFrom>;
  return from.startsWith('/admin/') ? from : '/admin/dashboard';
}

/** Whether a session ended on the way to the sign-in. @param state as of {@link pathAfterLogin} */
export function hasSessionEnded(state: unknown): boolean {
  return ((state ?? {}) as Partial<CameFrom>).isEnded === true;
}
