import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { JobRow } from './job-row.js';

type Listener = (row: JobRow) => void;

/** Tells the others of this process when it has changed a job: nobody who is here waits for a look into the table. */
@Injectable()
export class JobChanges {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  /** @param row as it stands in the table now */
  publish(row: JobRow): void {
    this.emitter.emit('changed', row);
  }

  /** @returns what ends it; a listener must not throw */
  listen(listener: Listener): () => void {
    this.emitter.on('changed', listener);
    return () => void this.emitter.off('changed', listener);
  }
}
