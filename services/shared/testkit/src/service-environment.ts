import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenPublicKeys } from './bearer-token.js';
import { testServers } from './test-servers.js';
import { testTopicPrefix } from './test-topics.js';

/** What `internal` endpoints of a service under test want in `x-internal-secret`. */
export const internalSecret = randomBytes(24).toString('hex');

/** The environment every service understands: real servers, free ports, quiet. A suite adds its own variables. */
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
    // The worker's suites put theirs in its place; the others ask nobody.
    LOG_URL: 'http://127.0.0.1:9',
    QUEUE_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    REDIS_URL: redisUrl,
    KAFKA_BROKERS: kafkaBrokers,
    KAFKA_TOPIC_PREFIX: testTopicPrefix(),
    // Made by who keeps a backup there.
    BACKUP_DIR: join(tmpdir(), `backups-${randomBytes(6).toString('hex')}`),
    ...own,
  };
}
