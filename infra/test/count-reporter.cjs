// Jest wants a default export of a class; told by TEST_COUNTS where to add one line per run.
const { appendFileSync } = require('node:fs');

module.exports = class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify(counts)}\n`);
  }
};
