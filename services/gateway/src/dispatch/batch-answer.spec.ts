import { batchAnswerOf, bodyOf, statusOf } from './batch-answer.js';

describe('batchAnswerOf', () => {
  const text = '{"now":1790000000000}\n200 {"valid":true}\n429 {"code":"quota_exceeded"}\n';

  it('gives the clock and one line per check, in order', () => {
    const answer = batchAnswerOf(text, 2);
    expect(answer?.now).toBe(1_790_000_000_000);
    expect(answer?.lines.map(statusOf)).toEqual([200, 429]);
    expect(answer?.lines.map(bodyOf)).toEqual(['{"valid":true}', '{"code":"quota_exceeded"}']);
  });

  it('needs no line break at the end', () => {
    expect(batchAnswerOf(text.trimEnd(), 2)?.lines).toHaveLength(2);
  });

  it('knows answers that were given without a database', () => {
    expect(batchAnswerOf('{"now":null}\n200 {}\n', 1)?.now).toBeNull();
  });

  it.each([
    ['nothing', '', 0],
    ['a line too few', text, 3],
    ['a line too many', text, 1],
    ['no clock', '{}\n200 {}\n', 1],
    ['a clock of another kind', '{"now":"today"}\n200 {}\n', 1],
    ['a head that is no JSON', '<html>\n200 {}\n', 1],
  ])('refuses an answer with %s', (_, broken, count) => {
    expect(batchAnswerOf(broken, count)).toBeUndefined();
  });
});
