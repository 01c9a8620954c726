/** @param {number} perSecond */
const measurement = (perSecond) => ({
  perSecond,
  p50: 3.21,
  p99: 9.87,
  answers: { 200: perSecond * 10 },
  unanswered: 0,
  clientCpuShare: 0.55,
  otherCores: 0.05,
});

/** @param {number} median */
function spread(median) {
  return { median, min: median - 1.5, max: median + 2 };
}

/** A made-up result for the specs. */
/** @type {import('./speed-report.mjs').Results} */
export const results = {
  echo: measurement(20_000),
  publicCheck: measurement(11_000),
  keyedCheck: measurement(9_500),
  single: measurement(300),
  halfLoad: measurement(4_750),
  ratios: {
    echo: { median: 1, min: 1, max: 1 },
    publicCheck: { median: 0.55, min: 0.5, max: 0.6 },
    keyedCheck: { median: 0.475, min: 0.41, max: 0.52 },
  },
  rounds: {
    echo: { gateway: spread(40), client: spread(24), total: spread(40) },
    publicCheck: { gateway: spread(90.5), client: spread(38), total: spread(240) },
    keyedCheck: { gateway: spread(61.5), client: spread(40), total: spread(215) },
  },
  lagSeconds: 0.4,
  memoryMb: { gateway: 151.26 },
  books: { used: 600_000, verdicts: 600_000, logRows: 600_000, differing: 0, agree: true },
  loginMs: { unknownUser: 24.04, wrongPassword: 24.31, inactiveUser: 23.98 },
  setting: { cores: 4 },
};
