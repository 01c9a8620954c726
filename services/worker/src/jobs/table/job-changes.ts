import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { JobRow } from './job-row.js';

type Listener = (row: JobRow) => void;

/** Notifies listeners in this process of changed jobs, so that they need not poll the table. */
@Injectable()
export class JobChanges {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  /** @param row its current state in the table */
  publish(row: JobRow): void {
    this.emitter.emit('changed', row);
  }

  /** @returns a function that removes the listener; a listener must not throw */
  listen(listener: Listener): () => void {
    this.emitter.on('changed', listener);
    return () => void this.emitter.off('changed', listener);
  }
}
