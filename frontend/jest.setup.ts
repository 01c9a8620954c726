import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { errorThatPrintsLate } from './src/testing/error-that-prints-late.js';
import { answerStylesQuickly } from './src/testing/quick-computed-style.js';

configure({
  // A whole page in jsdom on a busy machine takes its time; a test that waits in vain fails all the same.
  asyncUtilTimeout: 60_000,
  getElementError: errorThatPrintsLate(getConfig().getElementError),
});

answerStylesQuickly();

/**
 * React's development build takes a stack trace for every element it makes, to say in a warning who made it. It stops
 * at 10,000 in a second; here it never begins. Warnings still name the components.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/** Styles are neither worked out nor become rules: how things look is for the browser suites. */
jest.mock('@emotion/serialize', () => ({
  ...jest.requireActual<object>('@emotion/serialize'),
  serializeStyles: () => ({ name: 'none', styles: '' }),
}));

/** Icons are loaded one by one where they are drawn, as the build has them: the package as a whole holds 1,700. */
jest.mock('lucide-react', () => {
  const LucideProvider = ({ children }: { children: React.ReactNode }) => children;
  const icons: Record<string, unknown> = { __esModule: true, LucideProvider };
  const load = (name: string) => {
    const file = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
    return jest.requireActual<{ default: unknown }>(`lucide-react/icons/${file}`).default;
  };
  return new Proxy(icons, { get: (known, name: string) => (known[name] ??= load(name)) });
});

/** jsdom lays nothing out: no size ever changes. */
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
