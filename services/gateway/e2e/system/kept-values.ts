import { Redis } from 'ioredis';
import type { RunningSystem } from './running-system.js';

/** Every row of every table of ours, as text: what a dump of the database would hold. */
export async function everyRow(system: RunningSystem): Promise<string> {
  const tables = await system.rows<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await system.rows<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

/** Every value in Redis, as text. */
export async function everyValue(system: RunningSystem): Promise<string> {
  const redis = new Redis(system.servers.redis, { maxRetriesPerRequest: 1 });
  const values: string[] = [];
  for (const key of await redis.keys('*')) values.push(key, await readAsText(redis, key));
  redis.disconnect();
  return values.join('\n');
}

async function readAsText(redis: Redis, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await redis.hgetall(key));
    case 'list':
      return JSON.stringify(await redis.lrange(key, 0, -1));
    case 'set':
      return JSON.stringify(await redis.smembers(key));
    case 'zset':
      return JSON.stringify(await redis.zrange(key, 0, '-1'));
    default:
      return JSON.stringify(await redis.xrange(key, '-', '+').catch(() => []));
  }
}
