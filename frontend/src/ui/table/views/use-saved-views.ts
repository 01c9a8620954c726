import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useStoredValue } from '~/ui/hooks/use-stored-value.js';
import { addView, findViewProblem, queryOfView, readViews, type SavedView } from './saved-views.js';

/** The parts of a table's view, and its owner. */
export interface ViewSettings {
  readonly table: string;
  readonly user: string;
  /** Names in the URL that belong to no view: the page, the open record. */
  readonly positionParams: readonly string[];
  /** Fields of the columns that are hidden. */
  readonly hidden: readonly string[];
}

/** The views that the user has named, kept in this browser, and which of them is shown. */
export function useSavedViews({ table, user, positionParams, hidden }: ViewSettings) {
  const [params] = useQueryParams();
  const [views, change] = useStoredValue(`views:${table}:${user}`, readViews);
  const query = queryOfView(params, positionParams, hidden);
  const withoutView = (all: readonly SavedView[], name: string) => all.filter((view) => view.name !== name);

  /** @returns the problem with it; null if it was saved */
  function keep(view: SavedView, previousName?: string) {
    const problem = findViewProblem(view, views, previousName);
    if (problem === null)
      change((all) => addView(withoutView(withoutView(all, view.name), previousName ?? view.name), view));
    return problem;
  }

  return {
    views,
    /** The name of the view that is shown. */
    shown: views.find((view) => view.query === query)?.name ?? null,
    save: (name: string) => keep({ name, query }),
    rename: (view: SavedView, name: string) => keep({ ...view, name }, view.name),
    remove: ({ name }: SavedView) => change((all) => withoutView(all, name)),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
