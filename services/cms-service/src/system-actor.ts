import type { Actor } from '@pruefer/platform';

/** The actor of changes at the first start and of pages that expire in the trash. */
export const system: Actor = { name: 'System' };
