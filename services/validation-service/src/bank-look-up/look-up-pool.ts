import { createPool } from '@pruefer/platform';
import type { Pool } from 'pg';
import type { ValidationConfig } from '../config.js';

/** Injection token of the connections for look-ups, separate from those for checks and outbox. */
export const LOOK_UP_POOL = Symbol('LOOK_UP_POOL');

const MAX_LOOK_UPS = 4;
const TIMEOUT_MS = 1_000;

/** Separate connections for look-ups, so that many of them never delay recording checks. */
export function createLookUpPool(config: ValidationConfig, serviceName: string): Pool {
  const applicationName = `${serviceName} look-ups`;
  return createPool(config, {
    applicationName,
    max: MAX_LOOK_UPS,
    queryTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
  });
}
