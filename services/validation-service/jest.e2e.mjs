export { e2e as default } from '../../jest.base.mjs';
