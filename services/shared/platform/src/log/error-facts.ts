import { stdSerializers } from 'pino';
import { withSourceLines } from './source-lines.js';

/** SQLSTATE class 22, data exceptions: their messages quote the value that PostgreSQL could not read. */
const dataException = /^22[0-9A-Z]{3}$/;

/**
 * What a log line holds of an error: type, message and stack, both with the causes, and code. Other fields stay out: those
 * of a failed query hold its parameters (docs/SECURITY.md G2).
 */
export function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack: built } = stdSerializers.err(error);
  const stack = withSourceLines(built);
  const { code } = error as { code?: unknown };
  const facts = quotesValues(error) ? { message: upToQuote(message), stack: framesOf(stack) } : { message, stack };
  return { type, ...facts, ...(code !== undefined && { code }) };
}

/** What is logged, with facts instead of the error that it is or has. */
export function withErrorFacts(line: unknown): unknown {
  if (line instanceof Error) return { err: errorFacts(line) };
  return typeof line === 'object' && line !== null && 'err' in line ? { ...line, err: errorFacts(line.err) } : line;
}

function quotesValues(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return dataException.test(String(code)) || (error.cause instanceof Error && quotesValues(error.cause));
}

/** A value may hold quotes itself: where it ends nobody can tell. */
function upToQuote(message: string): string {
  return message.replace(/".*/s, '…');
}

/** A stack without the messages in it. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
