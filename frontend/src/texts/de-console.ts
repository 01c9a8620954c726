/**
 * Every German word of login and console, apart from the public catalogue. A namespace and no object: bundlers give a screen only the parts that
 * it names.
 */
export * as tc from './console/catalogue.js';
