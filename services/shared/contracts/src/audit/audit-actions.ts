import type { AuditAction } from './audit-sentences.js';

/** Actions of cms-service by the screen that lists them; managers may read these entries. */
export const contentActions = {
  pages: [
    'page.created',
    'page.saved',
    'page.published',
    'page.unpublished',
    'page.draft-saved',
    'page.draft-discarded',
    'page.revision-restored',
    'page.deleted',
    'page.restored',
    'page.erased',
    'pages.ordered',
    'page.plan-created',
    'page.plan-cancelled',
    'page.plan-failed',
    'redirect.created',
    'redirect.deleted',
  ],
  homepage: [
    'section.created',
    'section.saved',
    'section.deleted',
    'section.restored',
    'sections.ordered',
    'homepage-meta.saved',
  ],
  header: ['header.saved'],
  footer: ['footer.saved'],
  images: ['image.uploaded', 'image.changed', 'image.deleted'],
  system: ['settings.saved', 'appearance.saved'],
} as const satisfies Readonly<Record<string, readonly AuditAction[]>>;
export type ContentArea = keyof typeof contentActions;
export const contentAreas = Object.keys(contentActions) as ContentArea[];
