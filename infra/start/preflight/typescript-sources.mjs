// @ts-check
// `node --import` of this file lets a program import our TypeScript as it stands: what is checked before the start cannot wait for a
// build of half a minute, nor trust an old one.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from '../services/swc-options.mjs';

registerHooks({
  resolve(specifier, context, next) {
    const isOfSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOfSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swcOptions, filename });
    return { format: 'module', shortCircuit: true, source: code };
  },
});
