// @ts-check
import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { swcOptions } from '../../start/services/swc-options.mjs';

const TYPESCRIPT = /\.ts(?:\?|$)/;
/**
 * What keeps something for a whole process: code of ours, but for what answers by what it is given alone, and the one package that holds on
 * to the first logger it is given.
 */
const OF_EACH_SUITE =
  /\/services\/(?!.*\/node_modules\/|shared\/(?:contracts|iban)\/src\/(?!.*\.spec\.))|\/node_modules\/nestjs-pino\//;

/** Compiled sources: every suite of a run loads the same ones. @type {Map<string, string>} */
const compiled = new Map();

/**
 * Lets this process load TypeScript, workspace packages from their sources, and each suite with modules of its own: what is imported
 * as `…?suite=1` hands that on to whatever of ours it imports. Packages from npm are loaded once for all suites.
 */
export function openSources() {
  process.setSourceMapsEnabled(true);
  registerHooks({
    resolve(specifier, context, next) {
      const wanted = { ...context, conditions: [...context.conditions, 'source'] };
      const { parentURL } = context;
      const resolved = next(typescriptOf(specifier, parentURL) ?? specifier, wanted);
      return { ...resolved, url: withSuiteOf(parentURL, resolved.url) };
    },
    load(url, context, next) {
      if (!url.startsWith('file:') || !TYPESCRIPT.test(url)) return next(url, context);
      return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
    },
  });
}

/**
 * @param {string} specifier
 * @param {string | undefined} parentURL
 * @returns {string | undefined} the source behind a relative import of a source or behind an entry; undefined for anything else
 */
function typescriptOf(specifier, parentURL) {
  const isRelative = /^\.{1,2}\//.test(specifier) && parentURL && TYPESCRIPT.test(parentURL);
  // What a thread or a process begins with.
  const isEntry = !parentURL && specifier.startsWith('file:');
  if (!isRelative && !isEntry) return undefined;
  const source = new URL(specifier.replace(/\.js(?=$|\?)/, '.ts'), parentURL);
  return existsSync(source) ? source.href : undefined;
}

/**
 * @param {string | undefined} parentURL
 * @param {string} url
 */
function withSuiteOf(parentURL, url) {
  const [, suite] = parentURL?.split('?') ?? [];
  const isWanted = url.startsWith('file:') && OF_EACH_SUITE.test(url) && !url.includes('?');
  return suite && isWanted ? `${url}?${suite}` : url;
}

/** @param {string} path */
function compile(path) {
  const known = compiled.get(path);
  if (known !== undefined) return known;
  const { code } = transformSync(readFileSync(path, 'utf8'), { ...swcOptions, filename: path, sourceMaps: 'inline' });
  compiled.set(path, code);
  return code;
}
