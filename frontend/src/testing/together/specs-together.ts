import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Specs with a page of their own: those about the test page, and that of the English site. */
const ALONE = ['src/testing/*.spec.tsx'];

/** One of several parts of a set of specs, from 0 on. */
interface Part {
  readonly part: number;
  readonly of: number;
}

/**
 * Runs many specs as one suite, each in a `describe` with its name: their modules are loaded, and optimised by the
 * engine, once. Hooks at the top of a spec (`beforeEach`, …) apply to its own tests alone.
 * @param kind components and other specs that need a page, or rules, which need none
 */
export function specsTogether(kind: 'components' | 'rules', { part, of }: Part = { part: 0, of: 1 }): void {
  const specs = globSync('{src,vite}/**/*.spec.*', { cwd: root, exclude: ALONE }).toSorted();
  const specsOfKind = specs.filter((spec) => needsPage(spec) === (kind === 'components'));
  for (const spec of specsOfKind.filter((_, index) => index % of === part)) describe(spec, () => load(spec));
}

function needsPage(spec: string): boolean {
  return spec.endsWith('.tsx') || readFileSync(join(root, spec), 'utf8').includes('@jest-environment');
}

/** The next one finds time, functions and page as the first one did. */
function load(spec: string): void {
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    if (typeof document === 'undefined') return;
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
  jest.requireActual(join(root, spec));
}
