import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../shared/folders.mjs';

const DECLARED = /^export (?:abstract |async )*(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
const FILE_OR_PACKAGE = /['"`](@pruefer\/[\w/.-]+|[\w@~./-]+\.(?:m?[jt]s|tsx))['"`]/g;
const ENTRY = /^services\/shared\/\w+\/src\/(?:(?:\w+\/)?index|endpoints)\.ts$/;
/** Takes files as a whole, for the endpoints in them. */
const TAKES_ALL = /\/all-endpoints\.ts$/;
const LISTED = /^export (?:type )?\{([^}]*)\} from /gm;
const WHOLE_FILE = /^export \* from '(.+)';/gm;
const USED_AS_WHOLE = /\* (?:as \w+ )?from '([.~].+)'/g;

/**
 * A file uses a name if it has the word and names the file, or the package of the file.
 * @param {Record<string, string>} texts the sources by their paths
 * @returns {string[]} the exported names that no other file uses, as `path: name`
 */
function unusedExports(texts) {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, exported: matches(text, DECLARED) }));
  const users = files.filter(({ path }) => !ENTRY.test(path) && !TAKES_ALL.test(path));
  const usedAsWhole = new Set(users.flatMap(({ text }) => matches(text, USED_AS_WHOLE).map(stem)));
  /** @type {Map<string, { path: string, words: Set<string> }[]>} */
  const usersOf = new Map();
  for (const { path, text } of users) {
    const user = { path, words: new Set(text.match(/[\w$]+/g)) };
    const named = new Set(matches(text, FILE_OR_PACKAGE).map((name) => packageIn(name, path) ?? stem(name)));
    for (const name of named) usersOf.set(name, [...(usersOf.get(name) ?? []), user]);
  }
  const isUsed = (/** @type {string} */ path, /** @type {string} */ name, /** @type {string[]} */ ways) =>
    ways.some((way) => usersOf.get(way)?.some((user) => user.path !== path && user.words.has(name)));

  return files.flatMap(({ path, text, exported }) => {
    const entry = toPackageName(path);
    const unused = usedAsWhole.has(stem(path))
      ? []
      : exported.filter((name) => !isUsed(path, name, [stem(path), entry]));
    if (!ENTRY.test(path)) return unused.map((name) => `${path}: ${name}`);
    const listed = matches(text, LISTED).flatMap((names) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []);
    const whole = matches(text, WHOLE_FILE).filter((name) => {
      const file = files.find((other) => other.path === join(path, '..', name).replace(/\.js$/, '.ts'));
      return file?.exported.length && !file.exported.some((name) => isUsed(path, name, [entry]));
    });
    return [...listed.filter((name) => !isUsed(path, name, [entry])), ...whole].map((name) => `${path}: ${name}`);
  });
}

const matches = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, caught = '']) => caught);

const stem = (/** @type {string} */ path) => basename(path).replace(/\.\w+$/, '');

const toPackageName = (/** @type {string} */ path) => `@pruefer/${/^services\/shared\/(\w+)/.exec(path)?.[1]}`;

const packageIn = (/** @type {string} */ name, /** @type {string} */ user) =>
  name.endsWith('src/index.js') ? toPackageName(user) : /^@pruefer\/\w+/.exec(name)?.[0];

it('lets no file export what no other file uses', () => {
  const paths = globSync(['*.mjs', '{clients,frontend,infra,services}/**/*.{ts,tsx,mts,mjs}'], {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|.*\.d\.ts)$/.test(name),
  });
  const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  expect(unusedExports(texts)).toEqual([]);
});

it('finds a name that only its file uses, and a name that leaves its package unused', () => {
  const entry = 'services/shared/iban/src/index.ts';
  const texts = {
    [entry]: "export { a, b } from './one.js';\nexport * from './two.js';\n",
    'services/shared/iban/src/one.ts': 'export const a = 1;\nexport const b = a;\nexport type C = 1;\n',
    'services/shared/iban/src/two.ts': "import { b } from './one.js';\nexport const d = b;\n",
    'services/worker/src/use.ts': "import { a } from '@pruefer/iban';\n",
  };
  const [one, two] = ['services/shared/iban/src/one.ts', 'services/shared/iban/src/two.ts'];
  expect(unusedExports(texts)).toEqual([`${entry}: b`, `${entry}: ./two.js`, `${one}: C`, `${two}: d`]);
});
