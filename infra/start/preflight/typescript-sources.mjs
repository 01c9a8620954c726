// With `node --import` of this file a program can import our TypeScript. The checks before the start cannot wait 30 seconds for a
// build, and an old build may be wrong.
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
