import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { swcOptions } from '../../start/services/swc-options.mjs';

const TYPESCRIPT = /\.ts(?:\?|$)/;
/** Modules that each suite loads again because of their state: our own, except pure functions, and nestjs-pino, which keeps its first logger. */
const OF_EACH_SUITE =
  /\/services\/(?!.*\/node_modules\/|shared\/(?:contracts|iban)\/src\/(?!.*\.spec\.))|\/node_modules\/nestjs-pino\//;

/** Compiled sources: every suite of a run loads the same ones. @type {Map<string, string>} */
const compiled = new Map();

/**
 * Lets this process load TypeScript, workspace packages from sources, and new module instances for each suite: an import of
 * `…?suite=1` passes the suffix to its own imports. Packages from npm are loaded once.
 */
export function openSources() {
  process.setSourceMapsEnabled(true);
  registerHooks({
    resolve(specifier, context, next) {
      const sourceContext = { ...context, conditions: [...context.conditions, 'source'] };
      const { parentURL } = context;
      const resolved = next(findTypescriptSource(specifier, parentURL) ?? specifier, sourceContext);
      return { ...resolved, url: addSuite(parentURL, resolved.url) };
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
 * @returns {string | undefined} address of the TypeScript file for a relative import of a source or an entry; undefined otherwise
 */
function findTypescriptSource(specifier, parentURL) {
  const isRelative = /^\.{1,2}\//.test(specifier) && parentURL && TYPESCRIPT.test(parentURL);
  // The entry point of a thread or process.
  const isEntry = !parentURL && specifier.startsWith('file:');
  if (!isRelative && !isEntry) return undefined;
  const source = new URL(specifier.replace(/\.js(?=$|\?)/, '.ts'), parentURL);
  return existsSync(source) ? source.href : undefined;
}

/** @param {string | undefined} parentURL @param {string} url */
function addSuite(parentURL, url) {
  const [, suite] = parentURL?.split('?') ?? [];
  const isWanted = url.startsWith('file:') && OF_EACH_SUITE.test(url) && !url.includes('?');
  return suite && isWanted ? `${url}?${suite}` : url;
}

/** @param {string} path */
function compile(path) {
  const cachedSource = compiled.get(path);
  if (cachedSource !== undefined) return cachedSource;
  const { code } = transformSync(readFileSync(path, 'utf8'), { ...swcOptions, filename: path, sourceMaps: 'inline' });
  compiled.set(path, code);
  return code;
}
