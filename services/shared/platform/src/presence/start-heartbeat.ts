import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Server } from 'node:net';
import { Readiness } from '../health/readiness.js';
import { SERVICE_NAME } from '../service-name.js';
import { Heartbeat } from './heartbeat.js';
import { Replicas } from './replicas.js';

export function startHeartbeat(app: INestApplicationContext, server: Server): Heartbeat | undefined {
  const redis = redisOf(app);
  return redis && new Heartbeat(app.get<string>(SERVICE_NAME), new Replicas(redis), app.get(Readiness), server).start();
}

function redisOf(app: INestApplicationContext): Redis | undefined {
  try {
    return app.get(Redis);
  } catch {
    return undefined;
  }
}
