import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';

const PAUSE =
  /(?<![.\w])(?:sleep|pause)\(|waitForTimeout\(|await setTimeout\(|new Promise(?:<\w+>)?\(\(\w+\) => setTimeout\(/;
/** A loop in one line polls for a fact. */
const POLL = /\b(?:while|for) \(|^import |^\s*(?:\/\/|\*|\/\*)/;

/** Pauses that no fact can replace: the reason, and at most how many in which files. @type {Record<string, Record<string, number>>} */
const ALLOWED = JSON.parse(readFileSync(join(root, 'infra/lint/fixed-sleeps.json'), 'utf8'));

it('lets no test wait for a fixed time', () => {
  const patterns = ['{clients,services,frontend,infra}/**/*.{spec,e2e}.{ts,tsx,mjs}', 'services/**/e2e/**/*.{ts,mjs}'];
  const files = globSync(patterns, {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist)$/.test(name.split('/').at(-1) ?? ''),
  });
  const allowed = Object.assign({}, ...Object.values(ALLOWED));
  const refused = files.filter((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.filter((line) => PAUSE.test(line) && !POLL.test(line)).length > (allowed[file] ?? 0);
  });
  expect(refused).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !files.includes(file))).toEqual([]);
});
