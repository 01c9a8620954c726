import { stdSerializers } from 'pino';
import { withSourceLines } from './source-lines.js';

/** SQLSTATE class 22, data exceptions: their messages quote the rejected value. */
const dataException = /^22[0-9A-Z]{3}$/;

/**
 * The logged fields of an error: type, message and stack, both with causes, and code. Other fields of a failed query contain its
 * parameters (docs/SECURITY.md G2).
 */
export function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack: builtStack } = stdSerializers.err(error);
  const stack = withSourceLines(builtStack);
  const { code } = error as { code?: unknown };
  const facts = quotesValues(error) ? { message: upToQuote(message), stack: extractFrames(stack) } : { message, stack };
  return { type, ...facts, ...(code !== undefined && { code }) };
}

export function withErrorFacts(line: unknown): unknown {
  if (line instanceof Error) return { err: errorFacts(line) };
  return typeof line === 'object' && line !== null && 'err' in line ? { ...line, err: errorFacts(line.err) } : line;
}

function quotesValues(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return dataException.test(String(code)) || (error.cause instanceof Error && quotesValues(error.cause));
}

/** The value may contain quotes, so the message is cut at the first one. */
function upToQuote(message: string): string {
  return message.replace(/".*/s, '…');
}

function extractFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
