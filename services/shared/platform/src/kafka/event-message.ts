import type { EventDefinition } from '@pruefer/contracts';

/** One message on its way to Kafka. */
export interface EventMessage {
  readonly value: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

export interface EventMessageOptions {
  readonly requestId?: string;
}

/** The message of one event: its data as JSON, the request it comes from in a header. */
export function eventMessage<Data extends object>(
  _event: EventDefinition<Data>,
  data: Data,
  { requestId }: EventMessageOptions = {},
): EventMessage {
  return {
    value: JSON.stringify(data),
    ...(requestId !== undefined && { headers: { requestId } }),
  };
}
