export { unit as default } from '../../jest.base.mjs';
