/** Allowed imports between packages, by the `kind:` tag in each package.json. A kind without a line may import nothing. */
const depConstraints = [
  {
    sourceTag: 'kind:service',
    onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform', 'kind:engine', 'kind:banks', 'kind:openapi'],
  },
  {
    sourceTag: 'kind:worker',
    onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform', 'kind:engine', 'kind:banks'],
  },
  // Its build makes the pages of the API from the OpenAPI document, and the home page checks lists as customers do.
  {
    sourceTag: 'kind:frontend',
    onlyDependOnLibsWithTags: ['kind:contracts', 'kind:engine', 'kind:openapi', 'kind:client'],
  },
  { sourceTag: 'kind:platform', onlyDependOnLibsWithTags: ['kind:contracts'] },
  // A project of their own in Nx, because the testkit depends on the platform.
  { sourceTag: 'kind:platform-tests', onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform'] },
  { sourceTag: 'kind:openapi', onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform'] },
  { sourceTag: 'kind:banks', onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform', 'kind:engine'] },
  {
    sourceTag: 'kind:testkit',
    // Only exports of infra. The testkit's package.json hides infra from Nx, so that a change of the launcher does not build and test
    // every service.
    onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform', 'kind:engine', 'kind:banks', 'kind:infra'],
  },
  {
    sourceTag: 'kind:infra',
    onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform', 'kind:engine', 'kind:banks'],
  },
  // Only types: the package that customers get imports nothing.
  { sourceTag: 'kind:client', onlyDependOnLibsWithTags: ['kind:contracts'] },
  { sourceTag: 'kind:engine', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'kind:contracts',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['@nestjs/*', 'react*', 'typeorm', 'pg', 'kafkajs', 'ioredis', 'fastify'],
  },
];

/** Kinds whose tests do not use the testkit, because it depends on them or they must depend on nothing. */
const withoutTestkit = ['kind:contracts', 'kind:engine', 'kind:infra', 'kind:client', 'kind:platform'];

/** Only tests may use the testkit, and the client that customers use. */
const testConstraints = depConstraints.map((line) =>
  withoutTestkit.includes(line.sourceTag)
    ? line
    : { ...line, onlyDependOnLibsWithTags: [...line.onlyDependOnLibsWithTags, 'kind:testkit', 'kind:client'] },
);

/** @param {readonly object[]} constraints */
const boundaries = (constraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      enforceBuildableLibDependency: false,
      allow: [],
      // The benchmarks load our packages late, after they have built them.
      checkDynamicDependenciesExceptions: ['@pruefer/.*'],
      depConstraints: constraints,
    },
  ],
});

/** Rules of imports between packages. */
export const betweenPackages = boundaries(depConstraints);
/** In tests, which may use more. */
export const betweenPackagesInTests = boundaries(testConstraints);
