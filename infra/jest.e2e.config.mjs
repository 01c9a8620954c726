export { e2e as default } from './jest.config.mjs';
