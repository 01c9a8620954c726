// Loaded before a service: says which of its files hold the library that sends spans, when they are loaded.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    const resolution = next(url, context);
    if (String(resolution.source ?? '').includes('BatchSpanProcessor')) process.stdout.write(`loads ${url}\n`);
    return resolution;
  },
});
