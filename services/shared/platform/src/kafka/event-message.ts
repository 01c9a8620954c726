import type { EventDefinition } from '@pruefer/contracts';

export interface EventMessage {
  readonly value: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

interface EventMessageOptions {
  readonly requestId?: string;
}

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

export const TRACE_HEADER = 'traceparent';

/** Adds a trace to messages that are sent together: only the first one carries the header, because each copy is stored and sent. */
export function withTrace(messages: readonly EventMessage[], traceparent: string): readonly EventMessage[] {
  return messages.map((message, index) =>
    index === 0 ? { ...message, headers: { ...message.headers, [TRACE_HEADER]: traceparent } } : message,
  );
}
