// Jest wants a default export of a class; told by TEST_RESULTS where to add a line for each suite, and one at the end.
const { appendFileSync } = require('node:fs');

/** What runs within Jest may listen to them too, and would keep it alive. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const write = (line) => appendFileSync(process.env.TEST_RESULTS, `${JSON.stringify(line)}\n`);

module.exports = class SuiteReporter {
  /** A sign of life: whoever says nothing for long is taken for stuck. */
  onTestCaseResult() {
    process.stderr.write('.');
  }

  onTestResult({ path: file }, { numPassingTests, testExecError, testResults }) {
    const failures = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    write({ file, passed: numPassingTests, failures, isBroken: testExecError !== undefined });
  }

  onRunComplete() {
    write({ isComplete: true });
  }
};
