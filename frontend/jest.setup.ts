import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A whole page in jsdom on a busy machine takes its time; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Styles go into an element that hangs nowhere: jsdom would match every rule of the theme against every element whose
 * accessible name is asked for, which is most of such a test's time. How things look is for the browser suites.
 */
jest.mock('@emotion/cache', () => {
  const actual = jest.requireActual<typeof import('@emotion/cache')>('@emotion/cache');
  const outOfSight = (options: import('@emotion/cache').Options) =>
    actual.default({ ...options, container: document.createElement('div') });
  return { ...actual, __esModule: true, default: outOfSight };
});
