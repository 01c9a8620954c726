import { BadRequestException, HttpException, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { toProblem } from './to-problem.js';

const fastifyError = (code: string, statusCode: number) => Object.assign(new Error(code), { code, statusCode });

describe('toProblem', () => {
  it.each([
    [new Problem('quota_exceeded'), 'quota_exceeded'],
    [new NotFoundException(), 'not_found'],
    [new BadRequestException(), 'invalid_request'],
    [new PayloadTooLargeException(), 'body_too_large'],
    [new HttpException('teapot', 418), 'internal_error'],
    [fastifyError('FST_ERR_CTP_INVALID_JSON_BODY', 400), 'invalid_json'],
    [fastifyError('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'body_too_large'],
    [fastifyError('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 'unsupported_media_type'],
    [fastifyError('FST_ERR_MAX_PARAM_LENGTH', 414), 'invalid_request'],
    [fastifyError('UND_ERR_ABORTED', 404), 'internal_error'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'unavailable'],
    [new SyntaxError('Unexpected token'), 'internal_error'],
    [new Error('database password wrong'), 'internal_error'],
    ['thrown text', 'internal_error'],
    [undefined, 'internal_error'],
    [null, 'internal_error'],
  ])('E11: %p is answered as %p', (error, code) => expect(toProblem(error).code).toBe(code));

  it('C8: says when to try again where a server is unavailable', () => {
    expect(toProblem(new Error('Connection terminated unexpectedly')).details.retryAfterSeconds).toBe(1);
  });

  it('keeps the details of our own', () => {
    expect(toProblem(new Problem('rate_limited', { retryAfterSeconds: 3 })).details.retryAfterSeconds).toBe(3);
  });
});
