import { useSearchParams } from 'react-router';

/** New values in the query string by name; null and an empty text remove the name. */
type Changes = Readonly<Record<string, string | null>>;

/**
 * The query string of the URL, and a function that changes parts of it and keeps the rest. Each change is a
 * separate step for the back button unless it replaces the previous one.
 */
export function useQueryParams() {
  const [params, setParams] = useSearchParams();

  function change(changes: Changes, replace = false) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  }

  return [params, change] as const;
}
