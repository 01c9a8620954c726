import { applyDecorators, Catch, type RpcExceptionFilter, type Type, UseFilters } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import type { EventDefinition } from '@pruefer/contracts';
import { type Observable, throwError } from 'rxjs';
import type { ConsumerPlan, EventBatch } from './consumer-plan.js';

/** The transport that these listeners belong to: Nest hands them to `EventStrategy` alone. */
export const EVENTS = Symbol('EVENTS');

/** A provider that says how far a reader has stored: its offsets lie beside its rows. */
export interface OffsetStore {
  /** A partition that is left out starts at its begin. */
  startOffsets: NonNullable<ConsumerPlan['startOffsets']>;
}

export interface ReaderName {
  /** Names the reader within its service: in its consumer group, in health and in the log. */
  readonly reader: string;
}

export interface ListensOptions
  extends ReaderName, Pick<ConsumerPlan, 'gatheredBytes' | 'maxBytes' | 'maxBytesPerPartition'> {
  /** Given: replicas share the partitions and go on where it says. Else every process reads all of them from the begin at every start. */
  readonly offsets?: Type<OffsetStore>;
}

export interface BatchListener extends ListensOptions {
  readonly events: readonly EventDefinition[];
}

export interface StateListener extends ReaderName {
  readonly stateEvent: EventDefinition<{ version: number }>;
}

/** What a listener's decorator has noted about it. */
export type Listener = BatchListener | StateListener;

type DataOf<Events> =
  Events extends EventDefinition<infer Data>
    ? Data
    : Events extends readonly EventDefinition<infer Data>[]
      ? Data
      : never;

type ListenerDecorator<Handler> = <Method extends Handler>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Makes a method of a controller take the batches of one event, or of several that are stored together. The offset moves on when it resolves;
 * when it rejects, the same records come again after a pause. Batches of several partitions are handed over at the same time.
 */
export function Listens<const Events extends EventDefinition | readonly EventDefinition[]>(
  events: Events,
  options: ListensOptions,
): ListenerDecorator<(batch: EventBatch<DataOf<Events>>) => Promise<void>> {
  return listener({ ...options, events: [events].flat() });
}

/**
 * Makes a method of a controller follow the states of an event: all of them at every start, then every change. It gets the newest states by
 * record, each later than what it got before, and none that its owner did not write (docs/adr/0030).
 */
export function ListensToStates<State extends { version: number }>(
  stateEvent: EventDefinition<State>,
  options: ReaderName,
): ListenerDecorator<(changed: ReadonlyMap<string, State>) => Promise<void>> {
  return listener({ ...options, stateEvent });
}

/** Nest would put a sentence of its own in the place of what a listener throws, and write it into the log at every try. */
@Catch()
class AsThrown implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

function listener(about: Listener): MethodDecorator {
  return applyDecorators(EventPattern<string>(about.reader, EVENTS, about), UseFilters(new AsThrown()));
}
