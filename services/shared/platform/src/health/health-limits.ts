/**
 * How long each side waits for an answer about health, in milliseconds. Each limit is above the one before, so that an answer is there
 * before the side that asks gives up. The launcher, the front, containers and the cluster wait longer still:
 * infra/deploy/health-limits.spec.mjs compares all of them.
 */
export const healthLimits = {
  /** A report is sent after this time; a check that still runs is reported by its last outcome. */
  report: 500,
  /** A check that runs longer has failed. */
  check: 1_000,
  /** A gateway waits this long for the report of a replica of validation-service. */
  question: 1_500,
} as const;
