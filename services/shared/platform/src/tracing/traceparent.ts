/** What the header `traceparent` says (W3C Trace Context, version 00). */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether who sent it records the trace. */
  readonly isSampled: boolean;
}

const wellFormed = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads the header of a caller, of whom nothing is believed but its form; undefined when it has another one. */
export function readTraceparent(header: unknown): TraceParent | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && wellFormed.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The header that hands a trace on. */
export function writeTraceparent({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
