import { base } from './jest.base.mjs';

/** Specs beside the code of one package (`--rootDir`): pure, no servers. */
export default { ...base, testMatch: ['<rootDir>/src/**/*.spec.ts'] };
