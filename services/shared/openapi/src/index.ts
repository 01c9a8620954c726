export type * from './api-document.js';
export { callExamples } from './call-examples.data.js';
export * from './described-for.js';
export * from './open-api-document.js';
export { portableSchema } from './portable-schema.js';
