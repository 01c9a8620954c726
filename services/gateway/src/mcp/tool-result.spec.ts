import { problemBody } from '@pruefer/contracts';
import { toolResult } from './tool-result.js';

const tool = { describe: () => 'The IBAN is valid.' };
const about = { requestId: 'r1', instance: '/api/validate-iban' };
const textsOf = ({ content }: { content: unknown }) => (content as { text: string }[]).map(({ text }) => text);

describe('toolResult', () => {
  it('is the answer as data and as text', () => {
    const result = toolResult(tool, { status: 200, body: { valid: true } });
    expect(result).toEqual({
      content: [{ type: 'text', text: 'The IBAN is valid.' }],
      structuredContent: { valid: true },
    });
    const test = toolResult(tool, { status: 200, body: {}, isTest: true });
    expect(textsOf(test)).toEqual(['The IBAN is valid.\nThis is a made-up answer for a test key.']);
  });

  it('is an error with code and sentence for a refusal, without data', () => {
    const body = problemBody('rate_limited', about, {}, 'en');
    const result = toolResult(tool, { status: 429, body, retryAfter: '17' });
    expect([result.isError, result.structuredContent]).toEqual([true, undefined]);
    expect(textsOf(result)).toEqual([`rate_limited: ${body.detail}\nRetry after 17 s.`]);
  });

  it('names wrong fields', () => {
    const errors = [{ field: 'bic', code: 'isBic', message: { de: 'Ein BIC …', en: 'A BIC has 8 or 11 characters.' } }];
    const result = toolResult(tool, { status: 400, body: problemBody('invalid_request', about, { errors }, 'en') });
    expect(textsOf(result)[0]).toMatch(/^invalid_request: .+\nbic: A BIC has 8 or 11 characters\.$/);
  });
});
