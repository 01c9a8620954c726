import { readChunks } from '../files/answered-file.js';

interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** Larger than any event of the server: more text without an end is no event stream. */
const MAX_EVENT_LENGTH = 1_000_000;

/**
 * Yields the server-sent events of a response body. A block without data, such as a heartbeat comment, is yielded as `'comment'`, so
 * that the caller notices that the connection is alive.
 * @throws Error when the connection breaks, or more than MAX_EVENT_LENGTH characters arrive without an end of event
 */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent | 'comment'> {
  const decoder = new TextDecoder();
  let buffer = '';
  for await (const chunk of readChunks(response)) {
    buffer += decoder.decode(chunk, { stream: true });
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    if (buffer.length > MAX_EVENT_LENGTH) throw new Error('an event without end');
    for (const block of blocks) yield parseEvent(block);
  }
}

function parseEvent(block: string): ServerEvent | 'comment' {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? 'comment' : { name, data: data.join('\n') };
}
