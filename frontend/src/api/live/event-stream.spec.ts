import { readEvents } from './event-stream.js';

/** The events of a body that arrives in these pieces. */
async function read(...pieces: (string | Uint8Array)[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(new Response(body))) events.push(event);
  return events;
}

it('reads events by name, and comments as signs of life', async () => {
  expect(await read('event: stats\ndata: {"a":1}\n\n:\n\nevent: logs\ndata: {}\n\n')).toEqual([
    { name: 'stats', data: '{"a":1}' },
    'comment',
    { name: 'logs', data: '{}' },
  ]);
});

it('puts events together that arrive in pieces, also inside a character', async () => {
  const bytes = new TextEncoder().encode('event: x\ndata: "Müller"\n\n');
  const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await read(...pieces)).toEqual([{ name: 'x', data: '"Müller"' }]);
});

it('joins lines of data and leaves an unfinished event out', async () => {
  expect(await read('data: a\ndata: b\n\nevent: x\nda')).toEqual([{ name: 'message', data: 'a\nb' }]);
});

it('gives up on what never ends', async () => {
  await expect(read('x'.repeat(1_000_001))).rejects.toThrow('without end');
});
