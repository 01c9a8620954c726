/**
 * Time limits of the health checks in milliseconds. Each limit is above the previous one, so that the answer arrives before its reader
 * times out. infra/deploy/health-limits.spec.mjs compares them with the limits of the launcher, the front, containers and the cluster.
 */
export const healthLimits = {
  /** A report is sent after this time; a running check is reported with its last outcome. */
  report: 500,
  /** A check fails after this time. */
  check: 1_000,
  /** Limit of the gateway for the report of a validation-service replica. */
  question: 1_500,
} as const;
