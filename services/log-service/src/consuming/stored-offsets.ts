import { Injectable } from '@nestjs/common';
import type { OffsetStore, Position } from '@pruefer/platform';
import { WritePool } from '../write-pool.js';
import { findOffsets } from './offsets.js';

/** Tells this service's readers where to go on: behind what they have stored. */
@Injectable()
export class StoredOffsets implements OffsetStore {
  constructor(private readonly database: WritePool) {}

  startOffsets(clusterId: string): Promise<Position[]> {
    return findOffsets(this.database.pool, clusterId);
  }
}
