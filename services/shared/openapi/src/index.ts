export type * from './api-document.js';
export * from './call-examples.js';
export * from './described-for.js';
export * from './open-api-document.js';
export { portableSchema } from './portable-schema.js';
