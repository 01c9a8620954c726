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

/** The header that a trace travels in. */
export const TRACE_HEADER = 'traceparent';

/** Messages that are sent together and belong to one trace: the first one names it, for each name is stored and sent once more. */
export function withTrace(messages: readonly EventMessage[], traceparent: string): readonly EventMessage[] {
  return messages.map((message, place) =>
    place === 0 ? { ...message, headers: { ...message.headers, [TRACE_HEADER]: traceparent } } : message,
  );
}
