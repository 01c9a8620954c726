import type { Actor } from '@pruefer/platform';

/** The service itself, at its first start and when a planned time has come. */
export const system: Actor = { name: 'System' };
