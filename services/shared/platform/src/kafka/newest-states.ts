import { Logger } from '@nestjs/common';
import type { EventDefinition } from '@pruefer/contracts';
import type { StateProofs, StateRecord } from './state-proofs.js';

/** Orders all states of one record: an owner that was restored from a backup writes lower versions, but in a higher epoch. */
export interface StatePlace {
  readonly epoch: number;
  readonly version: number;
}

/** A state as its owner wrote it. */
export interface OwnedState<State> extends StatePlace {
  readonly state: State;
}

/** Whether one state of a record comes after another. */
export function isNewer(one: StatePlace, other: StatePlace | undefined): boolean {
  if (!other || one.epoch !== other.epoch) return !other || one.epoch > other.epoch;
  return one.version > other.version;
}

/** Knows where the newest state of each record stands: one small entry for every record that its owner has. */
export class NewestStates<State extends { version: number }> {
  private readonly logger = new Logger('StateReader');
  private readonly known = new Map<string, StatePlace>();

  constructor(
    private readonly event: EventDefinition<State>,
    private readonly proofs: StateProofs,
  ) {}

  /** The states by record that are newer than all that are noted; what cannot be read or was not written by its owner is left out. */
  newIn(records: readonly StateRecord[]): Map<string, OwnedState<State>> {
    const newest = new Map<string, OwnedState<State>>();
    let refused = 0;
    for (const record of records) {
      const owned = this.read(record);
      const id = String(record.key);
      if (!owned) refused++;
      else if (isNewer(owned, newest.get(id) ?? this.known.get(id))) newest.set(id, owned);
    }
    // Once for all of them: forged records shall not fill the log.
    if (refused > 0) this.logger.warn(`${refused} records of ${this.event.topic} were not written by their owner`);
    return newest;
  }

  /** From now on older states of these records are left out. */
  note(states: ReadonlyMap<string, StatePlace>): void {
    for (const [id, { epoch, version }] of states) this.known.set(id, { epoch, version });
  }

  private read(record: StateRecord): OwnedState<State> | undefined {
    const epoch = this.proofs.epochOf(this.event, record);
    if (epoch === undefined) return undefined;
    const state = JSON.parse(String(record.value)) as State;
    return { state, epoch, version: state.version };
  }
}
