import { type ComponentType, lazy } from 'react';
import { isServerThere } from './is-server-there.js';
import { reloadOnce } from './reload-once.js';

const RETRY_MS = 1_000;

/** Called when a script cannot be loaded although the server answers. Gives a replacement, or an error for the screen's boundary. */
type GiveUp<Part> = (error: unknown) => Promise<Part>;

/** Renders nothing instead of an optional part. */
export const leaveOut: GiveUp<() => null> = async () => () => null;

/**
 * A component whose script is loaded when it is first drawn. Without a connection it stays in its Suspense fallback until there is one.
 * @param load imports its module
 * @param name of the component among the module's exports
 * @param giveUp by default reloads the document once, because Chromium never fetches a module again whose first fetch failed
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  giveUp?: GiveUp<ComponentType<Props>>,
) {
  const loadComponent = async () => (await load())[name];
  return lazy(async () => ({ default: await loadPart(loadComponent, giveUp) }));
}

/** Imports a script as {@link lazyPart} does. */
export async function loadPart<Part>(load: () => Promise<Part>, giveUp: GiveUp<Part> = reloadOnce): Promise<Part> {
  try {
    if (navigator.onLine !== false) return await load();
  } catch {
    // The second attempt below decides.
  }
  while (!(await isServerThere())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  return load().catch(giveUp);
}
