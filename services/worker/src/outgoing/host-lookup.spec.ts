import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { hostLookup } from './host-lookup.js';

const HEADER_BYTES = 12;
const TYPE_A = 1;
const TYPE_AAAA = 28;

/** The DNS answer for each type of query: none, or bytes of addresses. */
type Answers = Readonly<Record<number, readonly Buffer[] | 'silence'>>;

let socket: Socket;
let answers: Answers;
beforeAll(async () => {
  socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, HEADER_BYTES) + 5;
    const found = answers[question.readUInt16BE(end - 4)] ?? [];
    if (found !== 'silence') socket.send(answerTo(question, end, found), port, address);
  });
});
afterAll(() => socket.close());

/** RFC 1035: the question again, and for each address its name (as a pointer), type, class, time to live and bytes. */
function answerTo(question: Buffer, end: number, found: readonly Buffer[]): Buffer {
  const header = Buffer.from(question.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180, 2);
  [1, found.length, 0, 0].forEach((count, index) => header.writeUInt16BE(count, 4 + index * 2));
  const asked = question.subarray(HEADER_BYTES, end);
  const records = found.map((bytes) =>
    Buffer.concat([Buffer.of(0xc0, HEADER_BYTES), asked.subarray(-4), Buffer.of(0, 0, 0, 0, 0, bytes.length), bytes]),
  );
  return Buffer.concat([header, asked, ...records]);
}

const lookUp = (lookup: LookupFunction, name: string) =>
  new Promise<unknown>((resolve, reject) =>
    lookup(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  );
const server = () => [`127.0.0.1:${socket.address().port}`];

describe('C9: the look-up of a host', () => {
  it('finds the addresses of both versions', async () => {
    answers = { [TYPE_A]: [Buffer.of(203, 0, 113, 7), Buffer.of(10, 0, 0, 1)], [TYPE_AAAA]: [Buffer.alloc(16, 0x20)] };
    expect(await lookUp(hostLookup({ servers: server() }), 'muster.example')).toEqual([
      { address: '203.0.113.7', family: 4 },
      { address: '10.0.0.1', family: 4 },
      { address: '2020:2020:2020:2020:2020:2020:2020:2020', family: 6 },
    ]);
  });

  it('is content with one version, and says when there is none', async () => {
    answers = { [TYPE_AAAA]: [Buffer.alloc(16, 0x20)] };
    expect(await lookUp(hostLookup({ servers: server() }), 'muster.example')).toHaveLength(1);
    answers = {};
    await expect(lookUp(hostLookup({ servers: server() }), 'muster.example')).rejects.toThrow('ENODATA');
  });

  it.each(['localhost', 'LOCALHOST', 'localhost.', 'api.localhost'])('knows %s without asking', async (name) => {
    answers = { [TYPE_A]: [Buffer.of(203, 0, 113, 7)] };
    expect(await lookUp(hostLookup({ servers: server() }), name)).toEqual([
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
  });

  it('D4: of 50 names whose server is silent ends in time, and holds up no other meanwhile', async () => {
    answers = { [TYPE_A]: 'silence', [TYPE_AAAA]: 'silence' };
    const slow = hostLookup({ servers: server(), timeoutMs: 1_000 });
    let isOver = false;
    const waiting = Promise.allSettled(Array.from({ length: 50 }, (_, n) => lookUp(slow, `langsam${n}.example`)));
    void waiting.then(() => (isOver = true));
    await systemLookup('localhost');
    expect(isOver).toBe(false);
    expect((await waiting).filter(({ status }) => status === 'rejected')).toHaveLength(50);
  });
});
