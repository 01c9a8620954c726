// Jest requires a default export of a class. TEST_RESULTS names the file for one line per suite and a final line.
const { appendFileSync } = require('node:fs');
const { join } = require('node:path');

/** Other signal listeners inside Jest would keep the process alive. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const write = (line) => appendFileSync(process.env.TEST_RESULTS, `${JSON.stringify(line)}\n`);

/** Of specs that run together each is a suite for itself: the path that its outermost `describe` names (docs/adr/0035). */
function specOf({ ancestorTitles: [outermost = ''] }) {
  return /\.spec\.m?tsx?$/.test(outermost) ? outermost : undefined;
}

module.exports = class SuiteReporter {
  /** Output after each test, so that the run is not considered stuck. */
  onTestCaseResult() {
    process.stderr.write('.');
  }

  onTestResult({ path: file, context: { config } }, { testExecError, testResults }) {
    const specs = Map.groupBy(testResults, (test) => specOf(test));
    for (const [spec, tests] of specs) {
      const failures = tests.filter(({ status }) => status === 'failed');
      write({
        file: spec === undefined ? file : join(config.rootDir, spec),
        passed: tests.filter(({ status }) => status === 'passed').length,
        failures: failures.map(({ fullName }) => (spec === undefined ? fullName : fullName.slice(spec.length + 1))),
        isBroken: spec === undefined && testExecError !== undefined,
      });
    }
    if (!specs.has(undefined) && (testExecError !== undefined || specs.size === 0))
      write({ file, passed: 0, failures: [], isBroken: testExecError !== undefined });
  }

  onRunComplete() {
    write({ isComplete: true });
  }
};
