import { Logger } from '@nestjs/common';
import type { EventDefinition } from '@pruefer/contracts';
import type { StateProofs, StateRecord } from './state-proofs.js';

/** Orders all states of one record. An owner restored from a backup writes lower versions, but a higher epoch. */
export interface StateVersion {
  readonly epoch: number;
  readonly version: number;
}

interface OwnedState<State> extends StateVersion {
  readonly state: State;
}

/** Whether a state is newer than another one of the same record: by epoch, then by version. */
export function isNewer(a: StateVersion, b: StateVersion | undefined): boolean {
  if (!b || a.epoch !== b.epoch) return !b || a.epoch > b.epoch;
  return a.version > b.version;
}

/** Tracks the position of the newest state of each record: one small entry per record. */
export class NewestStates<State extends { version: number }> {
  private readonly logger = new Logger('StateReader');
  private readonly knownVersions = new Map<string, StateVersion>();

  constructor(
    private readonly event: EventDefinition<State>,
    private readonly proofs: StateProofs,
  ) {}

  /** The states by record that are newer than all tracked ones; invalid or forged records are skipped. */
  newIn(records: readonly StateRecord[]): Map<string, OwnedState<State>> {
    const newest = new Map<string, OwnedState<State>>();
    let refusedCount = 0;
    for (const record of records) {
      const owned = this.read(record);
      const id = String(record.key);
      if (!owned) refusedCount++;
      else if (isNewer(owned, newest.get(id) ?? this.knownVersions.get(id))) newest.set(id, owned);
    }
    // One line for all of them, so that forged records cannot flood the log.
    if (refusedCount > 0)
      this.logger.warn(`${refusedCount} records of ${this.event.topic} were not written by their owner`);
    return newest;
  }

  /** Skips older states of these records from now on. */
  note(states: ReadonlyMap<string, StateVersion>): void {
    for (const [id, { epoch, version }] of states) this.knownVersions.set(id, { epoch, version });
  }

  private read(record: StateRecord): OwnedState<State> | undefined {
    const epoch = this.proofs.verifyEpoch(this.event, record);
    if (epoch === undefined) return undefined;
    const state = JSON.parse(String(record.value)) as State;
    return { state, epoch, version: state.version };
  }
}
