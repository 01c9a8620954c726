import { type BatchAnswer, getCheckAnswer, parseBatchAnswer } from './batch-answer.js';

const answered = (text: string, count: number) => parseBatchAnswer(Buffer.from(text), count);

describe('parseBatchAnswer', () => {
  const text = '{"now":1790000000000}\n200 {"valid":true}\n429 {"code":"quota_exceeded"}\n';

  it('gives the clock and one line per check, in order', () => {
    const answer = answered(text, 2);
    expect(answer?.head.now).toBe(1_790_000_000_000);
    expect(answer?.lines.map(String)).toEqual(['200 {"valid":true}', '429 {"code":"quota_exceeded"}']);
  });

  it('needs no line break at the end', () => {
    expect(answered(text.trimEnd(), 2)?.lines).toHaveLength(2);
  });

  it('knows answers that were given without a database', () => {
    expect(answered('{"now":null}\n200 {}\n', 1)?.head.now).toBeNull();
  });

  it.each([
    ['nothing', '', 0],
    ['a line too few', text, 3],
    ['a line too many', text, 1],
    ['no clock', '{}\n200 {}\n', 1],
    ['a clock of another kind', '{"now":"today"}\n200 {}\n', 1],
    ['a head that is no JSON', '<html>\n200 {}\n', 1],
    ['an empty line', '{"now":1}\n\n200 {}\n', 2],
    ['a line without a body', '{"now":1}\n200 {}\n200\n', 2],
  ])('refuses an answer with %s', (_, broken, count) => {
    expect(answered(broken, count)).toBeUndefined();
  });
});

describe('getCheckAnswer', () => {
  const answer: BatchAnswer = {
    head: { now: 1, quota: [10, null], remaining: [9, null], tests: [1] },
    lines: ['200 {"valid":true}', '401 {}'].map((line) => Buffer.from(line)),
  };

  it('takes status and body apart, and the quota from the head', () => {
    const body = Buffer.from('{"valid":true}');
    expect(getCheckAnswer(answer, 0)).toEqual({
      status: 200,
      body,
      quota: { quota: 10, remaining: 9 },
      isTest: false,
      isReplay: false,
      isMinimal: false,
    });
  });

  it('knows of no quota where there is none, and which check came with a test key', () => {
    const body = Buffer.from('{}');
    const isOrdinary = { isReplay: false, isMinimal: false };
    expect(getCheckAnswer(answer, 1)).toEqual({ status: 401, body, quota: null, isTest: true, ...isOrdinary });
  });

  it('C11: knows which check was answered before', () => {
    const replayed = answered('{"now":1,"replayed":[1]}\n200 {}\n200 {}\n', 2)!;
    expect([0, 1].map((index) => getCheckAnswer(replayed, index).isReplay)).toEqual([false, true]);
  });

  it('knows which check got a short answer', () => {
    const brief = answered('{"now":1,"minimal":[0]}\n200 {}\n200 {}\n', 2)!;
    expect([0, 1].map((index) => getCheckAnswer(brief, index).isMinimal)).toEqual([true, false]);
  });

  it('passes every byte of a body on', () => {
    const body = '{"message":"gültig … „ja“"}';
    expect(getCheckAnswer(answered(`{"now":1}\n200 ${body}\n`, 1)!, 0).body.toString()).toBe(body);
  });

  it('keeps the bytes of one answer, not those of the batch', () => {
    const { lines } = answered(`{"now":1}\n200 {"a":"${'b'.repeat(100_000)}"}\n200 {}\n`, 2)!;
    const { body } = getCheckAnswer({ head: { now: 1 }, lines }, 1);
    expect(body.toString()).toBe('{}');
    expect(body.buffer).not.toBe(lines[1]!.buffer);
  });

  it('understands a head that says nothing but the time, as of public checks', () => {
    const [quota, isTest] = [null, false];
    expect(getCheckAnswer({ ...answer, head: { now: 1 } }, 0)).toMatchObject({ quota, isTest });
  });
});
