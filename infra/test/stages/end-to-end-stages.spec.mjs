import { endToEndStages, endToEndSuites } from './end-to-end-stages.mjs';
import { getPackageFolder } from './get-package-folder.mjs';

const listStageNames = (/** @type {string[] | undefined} */ suites) => endToEndStages(suites).map(({ name }) => name);

describe('getPackageFolder', () => {
  it.each([
    ['infra/start/e2e/kafka.e2e.mjs', 'infra'],
    ['services/worker/e2e/mails.e2e.ts', 'services/worker'],
    ['services/shared/platform/e2e/http.e2e.ts', 'services/shared/platform'],
  ])('of %s is %s', (suite, folder) => {
    expect(getPackageFolder(suite)).toBe(folder);
  });
});

describe('the stages on real servers', () => {
  it('hold every suite once', () => {
    expect(endToEndSuites().length).toBeGreaterThan(100);
    expect(new Set(listStageNames(undefined)).size).toBe(listStageNames(undefined).length);
  });

  it('are one for each long suite', () => {
    const suites = ['infra/start/e2e/all.long.e2e.mjs', 'services/worker/e2e/all.long.e2e.ts'];
    expect(listStageNames(suites)).toEqual(suites.map((suite) => `e2e ${suite}`));
  });

  it('are one for each package, and one for each folder of the gateway that shares a system', () => {
    const faults = ['gateway/e2e/faults/parts.rounds', 'gateway/e2e/faults/content'];
    const suites = ['auth-service/e2e/login', 'auth-service/e2e/users', ...faults];
    expect(listStageNames(suites.map((suite) => `services/${suite}.e2e.ts`))).toEqual([
      'e2e services/gateway/e2e/faults',
      'e2e services/auth-service',
    ]);
  });

  it('of the long run are long suites and those with more rounds, which every run has too', () => {
    const rounds = /\.rounds\.e2e\./;
    const [usual, long] = [endToEndSuites(), endToEndSuites({ long: true })];
    expect(long.filter((suite) => !/\.long\.e2e\./.test(suite))).toEqual(usual.filter((suite) => rounds.test(suite)));
  });
});
