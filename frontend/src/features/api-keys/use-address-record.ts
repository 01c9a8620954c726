import { useSearchParams } from 'react-router';

const OPENED = 'key';
const TAB = 'tab';

/** Which key's details are open, and at which tab: kept in the address. */
export function useAddressRecord<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [address, setAddress] = useSearchParams();

  function change(values: Readonly<Record<string, string | null>>, replace = false) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    id: address.get(OPENED),
    tab: tabs.find((tab) => tab === address.get(TAB)) ?? tabs[0],
    open: (id: string) => change({ [OPENED]: id, [TAB]: null }),
    close: () => change({ [OPENED]: null, [TAB]: null }, true),
    choose: (tab: Tab) => change({ [TAB]: tab === tabs[0] ? null : tab }),
  };
}
