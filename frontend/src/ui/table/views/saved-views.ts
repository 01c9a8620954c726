import { HIDDEN } from '../settings/table-settings.js';

/** A view under a name: its query contains all of it. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
}

export type ViewProblem = 'nameless' | 'known' | 'many' | 'long';

/** The limit for one table and one user. */
export const MAX_VIEWS = 20;
export const MAX_NAME_CHARACTERS = 60;
const MAX_QUERY_CHARACTERS = 2_000;

/** The views kept by the browser; invalid ones are left out. */
export function readViews(data: unknown): readonly SavedView[] {
  return Array.isArray(data) ? data.filter(isView).slice(0, MAX_VIEWS) : [];
}

/**
 * The query of the shown view, which identifies it.
 * @param positionParams names in the URL for the user's position, not for the view
 */
export function queryOfView(
  params: URLSearchParams,
  positionParams: readonly string[],
  hidden: readonly string[],
): string {
  const query = new URLSearchParams(params);
  for (const name of positionParams) query.delete(name);
  query.set(HIDDEN, hidden.toSorted().join(','));
  query.sort();
  return query.toString();
}

/** Why a view cannot be saved; null: it can. @param before name of the view that is renamed */
export function findViewProblem(
  { name, query }: SavedView,
  views: readonly SavedView[],
  previousName?: string,
): ViewProblem | null {
  if (name === '') return 'nameless';
  if (name !== previousName && views.some((view) => view.name === name)) return 'known';
  if (previousName === undefined && views.length >= MAX_VIEWS) return 'many';
  return query.length > MAX_QUERY_CHARACTERS ? 'long' : null;
}

/** Returns the views with one more, sorted by name. */
export function addView(views: readonly SavedView[], added: SavedView): readonly SavedView[] {
  return [...views, added].toSorted((a, b) => a.name.localeCompare(b.name, 'de', { numeric: true }));
}

function isView(data: unknown): data is SavedView {
  const { name, query }: Readonly<Record<string, unknown>> = { ...(data ?? {}) };
  return isShort(name, MAX_NAME_CHARACTERS) && isShort(query, MAX_QUERY_CHARACTERS);
}

function isShort(text: unknown, maxLength: number): boolean {
  return typeof text === 'string' && text.length <= maxLength;
}
