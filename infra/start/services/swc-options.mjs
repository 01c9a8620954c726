// @ts-check

/**
 * How SWC turns our TypeScript into what Node runs, as the build does; for tests, and for what is read before anything is built.
 * @type {import('@swc/core').Options}
 */
export const swcOptions = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
};
