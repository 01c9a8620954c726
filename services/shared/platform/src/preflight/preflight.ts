import type { ConfigProblem } from '../config/config.js';
import { readKafkaAddress } from '../config/kafka-address.js';
import { problemOfKafka } from './kafka-preflight.js';
import { problemOfPostgres } from './postgres-preflight.js';
import { problemOfRedis } from './redis-preflight.js';

interface GivenServers {
  readonly DATABASE_URL?: string;
  readonly REDIS_URL?: string;
  readonly KAFKA_BROKERS?: string;
  readonly REDIS_LOSS_ACCEPTED?: string;
}

/**
 * Checks whether the system can run on the external servers, within a few seconds.
 * @returns a German sentence for each unusable server; invalid addresses are reported by the config classes
 */
export async function problemsOfServers(servers: GivenServers): Promise<ConfigProblem[]> {
  const { DATABASE_URL, REDIS_URL, KAFKA_BROKERS, REDIS_LOSS_ACCEPTED } = servers;
  const problems = await Promise.all([
    isUrl(DATABASE_URL) && toConfigProblem('DATABASE_URL', problemOfPostgres(DATABASE_URL)),
    isUrl(REDIS_URL) && toConfigProblem('REDIS_URL', problemOfRedis(REDIS_URL, REDIS_LOSS_ACCEPTED === '1')),
    isKafka(KAFKA_BROKERS) && toConfigProblem('KAFKA_BROKERS', problemOfKafka(KAFKA_BROKERS)),
  ]);
  return problems.filter((problem) => typeof problem === 'object');
}

function isUrl(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url);
}

function isKafka(address: string | undefined): address is string {
  return address !== undefined && readKafkaAddress(address) !== undefined;
}

async function toConfigProblem(
  variable: string,
  problem: Promise<string | undefined>,
): Promise<ConfigProblem | undefined> {
  const sentence = await problem;
  return sentence === undefined ? undefined : { variable, sentence: `${variable}: ${sentence}` };
}
