import { Redis, ReplyError } from 'ioredis';
import { describeLossRisk } from '../redis/loss-risk.js';
import { withTimeout } from '../with-timeout.js';
import { unreachableSentence } from './unreachable-sentence.js';

const TIMEOUT_MS = 3_000;
const LOWEST = [6, 2] as const;

/** @param isLossAccepted whether it may lose entries @returns the German error; undefined when usable */
export async function problemOfRedis(url: string, isLossAccepted: boolean): Promise<string | undefined> {
  const redis = new Redis(url, {
    connectionName: 'preflight',
    lazyConnect: true,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The command only fails with "closed"; the event has the cause.
  let reason: unknown;
  redis.on('error', (error) => (reason = error));
  try {
    return problemOfInfo(await withTimeout(TIMEOUT_MS, readInfo(redis)), isLossAccepted);
  } catch (error) {
    return problemOfRefusal(url, reason ?? error);
  } finally {
    redis.disconnect();
  }
}

async function readInfo(redis: Redis): Promise<string> {
  await redis.connect();
  // Redis 6 accepts at most one section, so all are read.
  return redis.info();
}

function problemOfInfo(info: string, isLossAccepted: boolean): string | undefined {
  const [, version = '', major, minor] = /^redis_version:((\d+)\.(\d+)\S*)/m.exec(info) ?? [];
  const isOld = Number(major) < LOWEST[0] || (Number(major) === LOWEST[0] && Number(minor) < LOWEST[1]);
  if (isOld) return `Redis ${version} ist zu alt. Gebraucht wird ${LOWEST.join('.')} oder neuer.`;
  if (/^role:slave/m.test(info)) return 'Der Server ist eine Replica und nimmt keine Änderungen an.';
  const risk = isLossAccepted ? undefined : describeLossRisk(info);
  return risk && `${risk} Stellen Sie Redis um, oder nehmen Sie das mit REDIS_LOSS_ACCEPTED=1 in Kauf.`;
}

function problemOfRefusal(url: string, error: unknown): string {
  const { message } = error as Error;
  if (/WRONGPASS|NOAUTH|invalid password/i.test(message))
    return 'Redis lehnt die Anmeldung ab. Prüfen Sie Benutzer und Kennwort.';
  if (error instanceof ReplyError) return `Redis antwortet mit einem Fehler (${message}).`;
  const { hostname, port } = new URL(url);
  return unreachableSentence('Redis', `${hostname}:${port || '6379'}`, error);
}
