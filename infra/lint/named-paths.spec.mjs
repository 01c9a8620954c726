import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { createdFiles, recipes } from '../recipes/recipes.mjs';
import { endToEndStages } from '../test/stages/end-to-end-stages.mjs';
import { codeStages } from '../test/stages/stages.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  '.env.example',
  ...globSync('docs/**/*.md', { cwd: root }),
];
const code = globSync(['infra/**/*.mjs', 'services/*/src/**/*.ts', 'services/shared/*/src/**/*.ts'], {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name.endsWith('.spec.ts') || name.endsWith('.spec.mjs'),
});

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/**
 * @param {string[]} files
 * @param {RegExp} pattern its first group captures the path
 * @param {(name: string, file: string) => boolean} exists
 * @returns {string[]} paths that do not exist
 */
function missing(files, pattern, exists) {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)]
      .map(([, name = '']) => name)
      .filter((name) => !exists(name, file))
      .map((name) => `${file}: ${name}`),
  );
}

/** Without addresses of the site, which pages for customers have (customer-pages.spec.mjs). */
const links = /\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g;
/** Paths in backticks that begin in a folder of the checkout and hold nothing to be filled in. */
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const paths = new RegExp(`\`((?:${folders.join('|').replaceAll('.', '\\.')})/[\\w./-]+)\``, 'g');
const commands = /npm run ([\w:]+)/g;
const files = /(?<!\/api\/)\b(docs\/[\w/-]+(?:\.\w+)?)/g;
const compose = /(docker compose)/g;
/** Parts of the names of stages; TEXT stands for one. */
const stages = /--only (?!TEXT)([\w/-]+)/g;

/** A whole text in backticks that is an identifier: two words at least, in one of the spellings of code. */
const identifiers = /`([a-z]+[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g;
/** Identifiers of other products, and one with a part to fill in. */
const foreign = ['ScheduledBackup', 'entriesAware', 'methodNN'];

describe('what a text names', () => {
  it('is there when documents link to it', () => {
    expect(missing(documents, links, (name, file) => existsSync(join(root, dirname(file), name)))).toEqual([]);
  });

  it('is there when it is a path, or a recipe makes it', () => {
    const made = new Set(recipes().flatMap(createdFiles));
    expect(missing(documents, paths, (name) => made.has(name) || existsSync(join(root, name)))).toEqual([]);
  });

  it('is there when it is a document', () => {
    const isThere = (/** @type {string} */ name) =>
      existsSync(join(root, name)) || globSync(`${name}-*.md`, { cwd: root }).length > 0;
    expect(missing([...documents, ...code], files, isThere)).toEqual([]);
  });

  it('can be run', () => {
    const isScript = (/** @type {string} */ name) => name in scripts;
    expect(missing([...documents, ...code], commands, isScript)).toEqual([]);
    const names = [...codeStages(), ...endToEndStages()].map(({ name }) => name);
    expect(missing(documents, stages, (text) => names.some((name) => name.includes(text)))).toEqual([]);
    const hasCompose = () => existsSync(join(root, 'docker-compose.yml'));
    expect(missing([...documents, ...code], compose, hasCompose)).toEqual([]);
  });

  it('is in the code when it is an identifier', () => {
    const sources = globSync('{services,frontend,infra,clients,k8s,docs}/**/*.{ts,tsx,mts,mjs,yaml,patch,java}', {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    });
    const words = new Set([...sources, '.env.example'].flatMap((file) => read(file).match(/\w+/g) ?? []));
    // Names of ports are put together from those of parts.
    const isThere = (/** @type {string} */ name) => words.has(name) || foreign.includes(name) || name.endsWith('_PORT');
    expect(missing(documents, identifiers, isThere)).toEqual([]);
  });
});
