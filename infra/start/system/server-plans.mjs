import { cacheDir } from '../../shared/folders.mjs';
import { kafkaBroker, prepareKafka } from '../servers/kafka.mjs';
import { postgresUrl, preparePostgres } from '../servers/postgres.mjs';
import { prepareRedis, redisUrl } from '../servers/redis.mjs';

/**
 * A server to start. Its address is known before its program is obtained, so that services have the address even when the server starts
 * later or not at all.
 * @typedef {object} ServerPlan
 * @property {'postgres' | 'redis' | 'kafka'} name
 * @property {number} port
 * @property {string} url
 * @property {() => Promise<import('../parts/part.mjs').PartSpec>} prepare
 */

/**
 * Plans the servers that the environment does not name.
 * @param {import('../settings/settings.mjs').Settings} settings
 * @param {import('../secrets/open-secrets.mjs').Secrets} secrets
 * @param {import('../settings/ports.mjs').GetPort} getPort
 * @param {(line: string) => void} say
 * @returns {ServerPlan[]}
 */
export function serverPlans({ dataDir, existingServers }, secrets, getPort, say) {
  const [postgres, redis, kafka] = [getPort('postgres'), getPort('redis'), getPort('kafka')];
  const controllerPort = getPort('kafka-controller');
  const context = { dataDir, cacheDir: cacheDir(dataDir), say };
  /** @type {ServerPlan[]} */
  const plans = [
    {
      name: 'postgres',
      port: postgres,
      url: postgresUrl(postgres, secrets.postgres),
      prepare: () => preparePostgres(context, { port: postgres, password: secrets.postgres, durable: true }),
    },
    {
      name: 'redis',
      port: redis,
      url: redisUrl(redis, secrets.redis),
      prepare: () => prepareRedis(context, { port: redis, password: secrets.redis }),
    },
    {
      name: 'kafka',
      port: kafka,
      url: kafkaBroker(kafka, secrets.kafka),
      prepare: () => prepareKafka(context, { port: kafka, controllerPort, password: secrets.kafka }),
    },
  ];
  return plans.filter(({ name }) => existingServers[name] === undefined);
}
