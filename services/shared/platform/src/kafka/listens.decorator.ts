import { applyDecorators, Catch, type RpcExceptionFilter, type Type, UseFilters } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import type { EventDefinition } from '@pruefer/contracts';
import { type Observable, throwError } from 'rxjs';
import type { ConsumerPlan, EventBatch } from './consumer-plan.js';

/** The transport of these listeners; Nest passes them to `EventStrategy` only. */
export const EVENTS = Symbol('EVENTS');

/** Reads the stored offsets of a reader, which are committed together with its rows. */
export interface OffsetStore {
  /** A missing partition starts at the beginning. */
  startOffsets: NonNullable<ConsumerPlan['startOffsets']>;
}

interface ReaderName {
  /** Name of the reader within its service: in its consumer group, health and the log. */
  readonly reader: string;
}

interface ListensOptions extends ReaderName, Pick<ConsumerPlan, 'gatheredBytes' | 'maxBytes' | 'maxBytesPerPartition'> {
  /**
   * When set, replicas share the partitions and continue at the stored offsets. Otherwise every process reads all partitions from
   * the beginning at every start.
   */
  readonly offsets?: Type<OffsetStore>;
}

export interface BatchListener extends ListensOptions {
  readonly events: readonly EventDefinition[];
}

interface StateListener extends ReaderName {
  readonly stateEvent: EventDefinition<{ version: number }>;
}

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
 * Makes a controller method receive the batches of one event, or of several that are stored together. The offset advances when the method
 * resolves; after a rejection the same records are delivered again after a pause. Batches of several partitions are delivered concurrently.
 */
export function Listens<const Events extends EventDefinition | readonly EventDefinition[]>(
  events: Events,
  options: ListensOptions,
): ListenerDecorator<(batch: EventBatch<DataOf<Events>>) => Promise<void>> {
  return listener({ ...options, events: [events].flat() });
}

/**
 * Makes a controller method follow the states of an event: all of them at every start, then every change. It gets the newest
 * states by record, never an older one than before, and only states signed by their owner (docs/adr/0030).
 */
export function ListensToStates<State extends { version: number }>(
  stateEvent: EventDefinition<State>,
  options: ReaderName,
): ListenerDecorator<(changedStates: ReadonlyMap<string, State>) => Promise<void>> {
  return listener({ ...options, stateEvent });
}

/** Nest would replace the error of a listener and log it at every try. */
@Catch()
class RethrowFilter implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

function listener(about: Listener): MethodDecorator {
  return applyDecorators(EventPattern<string>(about.reader, EVENTS, about), UseFilters(new RethrowFilter()));
}
