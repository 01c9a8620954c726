import { existsSync, readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { betweenPackages, betweenPackagesInTests } from './infra/lint/between-packages.mjs';
import { oneWayToTellTimes } from './infra/lint/one-way-to-tell-times.mjs';

const tests = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.spec.mjs', '**/e2e/**'];
const readsEnvironment = ['**/config.ts', '**/*.config.*', 'infra/**', 'services/shared/testkit/**', ...tests];

const farImport = { regex: '^(?:\\.\\./){2}', message: 'Outside the folder above, ~/ says where it is.' };
const deepImport = {
  group: ['../../../*'],
  message: 'Import through the package’s entry instead of climbing three folders.',
};

/** A migration has run in systems elsewhere, so its SQL must stay as it was. */
const notFrozen = {
  regex: String.raw`^(?!typeorm$|\./|.*\.v\d+(?:\.js)?$)`,
  message: 'A migration imports only its own folder and files that never change (*.v1.ts).',
};

/** A constant of a migration can never change; `migrate.ts` lists the migrations. */
const frozen = {
  group: ['**/migrations/*'],
  message: 'Define the constant here; a spec may compare it with the migration’s.',
};

/** Nest's own decorators do not check a parameter's type against the contract. */
const untypedRoutes = {
  name: '@nestjs/common',
  importNames: ['Body', 'Param', 'Query', 'Get', 'Post', 'Put', 'Patch', 'Delete', 'All'],
  message:
    'A method under @Handles takes its endpoint’s input first: { params, query, body }: InputOf<typeof endpoint>.',
};

/** A feature never imports another feature; ui/, api/ and widgets/ import none, and only features import widgets. */
const featuresFolder = new URL('./frontend/src/features/', import.meta.url);
const features = existsSync(featuresFolder) ? readdirSync(featuresFolder) : [];
const featureBoundaries = [
  ...features.map((feature) => ({
    files: [`frontend/src/features/${feature}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            deepImport,
            farImport,
            ...features
              .filter((other) => other !== feature)
              .map((other) => ({
                group: [`**/${other}/*`, `**/features/${other}`],
                message: 'A feature never imports another feature.',
              })),
          ],
        },
      ],
    },
  })),
  {
    files: ['frontend/src/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            deepImport,
            farImport,
            {
              group: ['**/features/*', '**/widgets/*', '**/api/*'],
              message: 'Primitives know MUI, never a feature or an endpoint.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/api/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            deepImport,
            farImport,
            { group: ['~/features/**', '~/widgets/**'], message: 'Calls and hooks know no screen and no widget.' },
          ],
        },
      ],
    },
  },
];

/** Packages first, then files by ~/, then files beside the importing one. */
const importsAfter = (earlier, later) =>
  `ImportDeclaration[specifiers.length>0][source.value=${earlier}] ~ ImportDeclaration[source.value=${later}]`;
const everywhere = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: `${importsAfter('/^[.]/', '/^[^.]/')}, ${importsAfter('/^~/', '/^[^.~]/')}`,
    message: 'Import packages first, then files by ~/, then files beside this one.',
  },
  {
    selector: ':matches(FunctionDeclaration > .id, MethodDefinition > .key)[name=/^[a-z].*Of$/]',
    message: 'A function’s name begins with what it does: find, read, parse, to, count …',
  },
];

/** Events are read by a controller's listeners, whose consumers the platform starts and stops with the service. */
const ownConsumers = [
  'NewExpression[callee.name="EventConsumer"]',
  'CallExpression[callee.name="stateReader"]',
  'CallExpression[callee.property.name="consumer"]',
].map((selector) => ({ selector, message: 'Events are read by a method with @Listens or @ListensToStates.' }));

/** A connection must return to its pool in a known state, also after an error. */
const ownTransactions = {
  selector: 'CallExpression[callee.property.name="query"] > .arguments[value=/^(begin|start transaction)\\b/i]',
  message: 'A transaction is TypeORM’s DataSource.transaction, or inTransaction of the platform for a pool.',
};

/** The import rules see only literal paths. */
const byAddress = { selector: 'ImportExpression > :not(Literal).source', message: 'Name what is imported.' };

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', '**/coverage/**'] },
  // .oxlintrc.json has the rules that need types: TypeScript's native compiler checks them in a fifth of the time.
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx },
    rules: {
      ...betweenPackages,
      'no-restricted-imports': ['error', { patterns: [deepImport] }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config files read the environment.' },
      ],
      'no-restricted-syntax': ['error', ...everywhere],
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      'sort-imports': ['error', { ignoreCase: true, ignoreDeclarationSort: true }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true }],
      'max-params': ['error', 5],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  ...featureBoundaries,
  {
    files: ['services/*/src/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [deepImport], paths: [untypedRoutes] }] },
  },
  {
    files: ['services/*/src/**/*.ts'],
    ignores: [...tests, 'services/*/src/migrate*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [deepImport, frozen], paths: [untypedRoutes] }] },
  },
  {
    files: ['services/**/migrations/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [notFrozen] }] },
  },
  {
    files: ['services/**/src/**/*.ts'],
    ignores: ['services/shared/platform/src/kafka/**', 'services/shared/testkit/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, byAddress, ...ownConsumers, ownTransactions] },
  },
  {
    files: ['services/shared/platform/src/database/in-transaction.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, byAddress, ...ownConsumers] },
  },
  {
    files: ['services/shared/platform/src/kafka/**/*.ts', 'services/shared/testkit/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, byAddress] },
  },
  {
    files: ['services/*/src/**', 'services/shared/*/src/**', 'frontend/src/**'],
    ignores: [
      ...tests,
      'services/shared/contracts/src/settings/**',
      'services/shared/contracts/src/german-number.ts',
      'services/shared/testkit/src/**',
    ],
    plugins: { times: { rules: { 'one-way': oneWayToTellTimes } } },
    rules: { 'times/one-way': 'error' },
  },
  // The calendar computes with dayjs and returns YYYY-MM-DD or an instant.
  {
    files: ['DayCalendar.tsx', 'GermanPickers.tsx', 'MomentField.tsx'].map(
      (file) => `frontend/src/ui/form/dates/${file}`,
    ),
    rules: { 'times/one-way': 'off' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 80, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts belong in frontend/src/texts.' },
        {
          selector: 'ImportDeclaration[source.value="react"] ImportSpecifier[imported.name="lazy"]',
          message: 'Use lazyPart: it survives a script that could not be loaded.',
        },
      ],
    },
  },
  {
    files: tests,
    plugins: { '@nx': nx },
    rules: {
      ...betweenPackagesInTests,
      'max-lines-per-function': 'off',
    },
  },
  // Tables of data may be long.
  {
    files: ['**/*.data.ts', '**/texts/*.ts', '**/publisher-files.fixture.ts'],
    rules: { 'max-lines': 'off' },
  },
  { files: readsEnvironment, rules: { 'no-restricted-properties': 'off' } },
  { files: ['**/*.config.*', '**/*.mts', 'jest.base.mjs'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['infra/**', '**/cli.ts', '**/banks-cli.ts', '**/registry-cli.ts', '**/backup-cli.ts', '**/config.ts'],
    rules: { 'no-console': 'off' },
  },
);
