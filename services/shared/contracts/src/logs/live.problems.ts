import type { Problems } from '../problems/problem-definition.js';

export const liveProblems = {
  too_many_streams: {
    status: 429,
    text: 'Sie haben zu viele Live-Ansichten geöffnet. Bitte schließen Sie eine davon.',
  },
} as const satisfies Problems;
