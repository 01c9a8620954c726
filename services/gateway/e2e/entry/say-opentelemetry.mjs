// Loaded before a service: says which modules of OpenTelemetry it loads, and who asks for them.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    if (name.startsWith('@opentelemetry/')) process.stdout.write(`loads ${name} for ${context.parentURL}\n`);
    return found;
  },
});
