import config from './jest.config.mjs';

const [components, rules] = config.projects;

/** All specs, many to a suite (docs/adr/0035); a single one runs faster alone, by `jest.config.mjs`. */
export default {
  ...config,
  projects: [
    {
      ...components,
      testMatch: ['<rootDir>/src/testing/together/components-*.ts', '<rootDir>/src/testing/*.spec.tsx'],
    },
    { ...rules, testMatch: ['<rootDir>/src/testing/together/rules.ts'] },
  ],
};
