import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Kafka } from 'kafkajs';
import { lastValueFrom } from 'rxjs';
import { SERVICE_NAME } from '../service-name.js';
import type { ConsumerPlan } from './consumer-plan.js';
import { EventConsumer } from './event-consumer.js';
import { KAFKA, KAFKA_SETTINGS } from './kafka.module.js';
import { type BatchListener, EVENTS, type Listener } from './listens.decorator.js';
import { stateReader, type StateSettings } from './state-reader.js';

/**
 * Nest's transport for events: every listener of the service's controllers gets a reader that delivers whole batches. Readers
 * start and stop with the service and need its `KafkaModule`.
 */
@Injectable()
export class EventStrategy extends Server implements CustomTransportStrategy {
  override readonly transportId = EVENTS;
  /** Errors of a listener are logged by its reader, which delivers the batch again. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly readers = new Map<string, EventConsumer>();

  constructor(
    private readonly modules: ModuleRef,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {
    super();
  }

  /** Starts the readers without waiting, because Kafka may be unavailable. @throws Error for duplicate listener names, or without `KafkaModule` */
  listen(done: () => void): void {
    for (const [name, handler] of this.getHandlers()) this.readers.set(name, this.createReader(name, handler));
    for (const reader of this.readers.values()) reader.onApplicationBootstrap();
    done();
  }

  /** Starts no further batch and waits up to 5 s for running ones. */
  async close(): Promise<void> {
    await Promise.all([...this.readers.values()].map((reader) => reader.onModuleDestroy()));
  }

  reader(name: string): Pick<EventConsumer, 'problem' | 'lag' | 'lost'> {
    const reader = this.readers.get(name);
    if (!reader) throw new Error(`no listener of ${this.service} is named ${name}`);
    return reader;
  }

  /** The transport emits no events; the state is read from the readers. */
  on(): void {}

  unwrap<Readers>(): Readers {
    return this.readers as Readers;
  }

  private createReader(name: string, handler: MessageHandler): EventConsumer {
    if (handler.next) throw new Error(`two listeners of ${this.service} are named ${name}`);
    const kafka = this.modules.get<Kafka>(KAFKA, { strict: false });
    const settings = this.modules.get<StateSettings>(KAFKA_SETTINGS, { strict: false });
    const reader = `${this.service}.${name}`;
    const apply = async (input: object) => {
      await lastValueFrom(this.transformToObservable(handler(input)), { defaultValue: undefined });
    };
    const listener = handler.extras as Listener;
    if ('stateEvent' in listener) return stateReader(kafka, settings, { event: listener.stateEvent, reader, apply });
    return new EventConsumer(kafka, settings, {
      ...this.buildOffsetPlan(listener, reader),
      ...listener,
      consume: apply,
    });
  }

  /** A listener without stored offsets reads all records in each replica, in a group of that replica. */
  private buildOffsetPlan({ offsets }: BatchListener, reader: string): Pick<ConsumerPlan, 'groupId' | 'startOffsets'> {
    if (!offsets) return { groupId: reader };
    const store = this.modules.get(offsets, { strict: false });
    return { groupId: reader, startOffsets: (clusterId, partitions) => store.startOffsets(clusterId, partitions) };
  }
}
