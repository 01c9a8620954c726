import { useQueryParams } from '~/ui/hooks/use-query-params.js';

const OPENED = 'key';
const TAB = 'tab';
/** Page of the list that the tab shows; another tab begins at its first. */
export const TAB_PAGE = 'tabPage';
/** Page of the reached thresholds, the second list of their tab. */
export const ALERTS_PAGE = 'alertsPage';
const firstPages = { [TAB_PAGE]: null, [ALERTS_PAGE]: null };

/** Keeps the open key and its tab in the URL. */
export function useRecordParam<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [params, change] = useQueryParams();
  return {
    id: params.get(OPENED),
    tab: tabs.find((tab) => tab === params.get(TAB)) ?? tabs[0],
    open: (id: string) => change({ [OPENED]: id, [TAB]: null, ...firstPages }),
    close: () => change({ [OPENED]: null, [TAB]: null, ...firstPages }, true),
    choose: (tab: Tab) => change({ [TAB]: tab === tabs[0] ? null : tab, ...firstPages }),
  };
}
