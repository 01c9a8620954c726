import type { Problems } from '../problem-definition.js';

export const liveProblems = {
  /** The user has as many event streams open as one may have. */
  too_many_streams: {
    status: 429,
    text: 'Sie haben zu viele Live-Ansichten geöffnet. Bitte schließen Sie eine davon.',
  },
} as const satisfies Problems;
