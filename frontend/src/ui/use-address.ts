import { useSearchParams } from 'react-router';

/** What is to stand in the query string under which name; null takes the name out. */
type Changes = Readonly<Record<string, string | null>>;

/**
 * The query string of the address, and what changes some of it and leaves the rest. A change is a step of its own for the back button
 * unless it replaces the one of before.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();

  function change(changes: Changes, replace = false) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  }

  return [address, change] as const;
}
