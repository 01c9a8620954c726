import { COMMENT, eventText, OpenStream } from './event-stream.js';

const principal = { userId: 'u-1', sessionId: 's-1', role: 'manager' } as const;

/** A stream without a reader, and its error. */
function unread() {
  const stream = new OpenStream(principal);
  const errors: Error[] = [];
  stream.body.on('error', (error) => errors.push(error));
  return { stream, errors };
}

it('ends in order after earlier events, also when something is sent afterwards', async () => {
  const { stream, errors } = unread();
  stream.send(eventText('stats', { todayRequests: 1 }));
  stream.end();
  stream.send(COMMENT);
  stream.end();
  const chunks = await stream.body.setEncoding('utf8').toArray();
  expect(chunks.join('')).toBe('event: stats\ndata: {"todayRequests":1}\n\n');
  expect(errors).toEqual([]);
});

it('cuts a reader off that leaves more than 256 KB lying', () => {
  const { stream } = unread();
  for (let sent = 0; sent < 256; sent += 1) stream.send('x'.repeat(1_024));
  expect(stream.body.destroyed).toBe(false);
  stream.send('x');
  expect(stream.body.destroyed).toBe(true);
});
