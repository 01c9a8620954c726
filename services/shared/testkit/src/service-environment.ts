import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenPublicKeys } from './bearer-token.js';
import { testServers } from './test-servers.js';
import { testTopicPrefix } from './test-topics.js';

/** The value of `x-internal-secret` for `internal` endpoints of services under test. */
export const internalSecret = randomBytes(24).toString('hex');

/** The environment of every service: real servers, free ports, no log output. A suite adds its own variables. */
export function serviceEnvironment(own: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { redisUrl, kafkaBrokers } = testServers();
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    OPS_PORT: '0',
    LOG_LEVEL: 'silent',
    INTERNAL_SECRET: internalSecret,
    TOKEN_PUBLIC_KEYS: tokenPublicKeys,
    LOG_HASH_SECRET: internalSecret,
    WEBHOOK_SECRET: internalSecret,
    // Overridden by the worker's suites; no other service calls it.
    LOG_URL: 'http://127.0.0.1:9',
    VALIDATION_URLS: 'http://127.0.0.1:9',
    QUEUE_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    REDIS_URL: redisUrl,
    KAFKA_BROKERS: kafkaBrokers,
    KAFKA_TOPIC_PREFIX: testTopicPrefix(),
    // Created by services that store backups.
    BACKUP_DIR: join(tmpdir(), `backups-${randomBytes(6).toString('hex')}`),
    ...own,
  };
}
