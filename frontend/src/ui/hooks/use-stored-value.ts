import { useMemo, useSyncExternalStore } from 'react';

/** Values of browsers without storage; lost when the page is closed. */
const valuesInMemory = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * A value in this browser's storage, with a function that changes it. Other tabs may change it too, so a change is
 * applied to the stored value and not to the shown one.
 * @param read makes a value of any stored data, null without any; must stay the same function
 */
export function useStoredValue<Value>(name: string, read: (data: unknown) => Value) {
  const text = useSyncExternalStore(subscribe, () => readStoredText(name));
  const value = useMemo(() => read(parseJson(text)), [text, read]);
  return [
    value,
    (change: (previous: Value) => Value) => keep(name, change(read(parseJson(readStoredText(name))))),
  ] as const;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readStoredText(name: string): string | null {
  try {
    return valuesInMemory.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    valuesInMemory.delete(name);
  } catch {
    valuesInMemory.set(name, text);
  }
  for (const listener of listeners) listener();
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
