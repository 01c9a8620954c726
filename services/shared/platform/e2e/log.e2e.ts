import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { withoutSecrets } from '@pruefer/platform';
import { startDemo } from './support/demo-service.js';
import { token } from './support/tokens.js';

/** Lines as JSON, as they would go to standard output. */
class Lines {
  text = '';
  write(line: string): void {
    this.text += line;
  }
  all(): Record<string, unknown>[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

const iban = 'DE89370400440532013000';
const apiKey = `iban_sk_${'ab'.repeat(32)}`;

describe('the log', () => {
  it('G1, G2: holds one line per answer, and no secret wherever it was put', async () => {
    const lines = new Lines();
    const service = await startDemo({ env: { LOG_LEVEL: 'trace' }, logTo: lines });
    const bearer = token();
    const canaries = { password: 'canary-password', totpCode: 'canary-code', token: bearer, cookie: 'canary-cookie' };
    await fetch(`${service.url}/x/${iban}/${apiKey}?iban=${iban}&password=canary-password`, {
      headers: {
        authorization: `Bearer ${bearer}`,
        'x-api-key': apiKey,
        cookie: 'canary-cookie',
        'x-request-id': 'canary-request',
      },
    });
    await fetch(`${service.url}/broken`);
    const logger = new Logger('Canary');
    logger.warn({ iban, ...canaries, headers: { authorization: bearer, 'x-api-key': apiKey }, a: { b: canaries } });
    logger.error({ err: Object.assign(new Error(`no row for ${iban} and ${apiKey}`), { iban, detail: bearer }) });
    const driverError = Object.assign(new Error('date: "canary-value"'), { code: '22007', detail: 'canary-detail' });
    const failedQuery = new QueryFailedError('SELECT $1', ['canary-parameter'], driverError);
    logger.error({ err: failedQuery, requestId: 'canary-failure' });
    logger.error(failedQuery);
    logger.warn({ err: new Error('not saved', { cause: failedQuery }) });
    logger.log(`typed as DE89 3704 0044 0532 0130 00 by ${bearer}`);
    await service.close();

    expect(lines.text).not.toMatch(
      /DE89370400440532013000|DE89 3704|canary-(password|code|cookie|parameter|value|detail)|SELECT/,
    );
    expect(lines.text).not.toContain(apiKey);
    expect(lines.text).not.toContain(bearer);
    expect(lines.all()).toContainEqual(
      expect.objectContaining({
        service: 'demo',
        level: 'info',
        requestId: 'canary-request',
        method: 'GET',
        path: '/x/[redacted]/[redacted]',
        status: 404,
      }),
    );
    expect(lines.all()).toContainEqual(
      expect.objectContaining({
        requestId: 'canary-failure',
        err: { type: 'QueryFailedError', message: 'date: …', stack: expect.stringContaining(' at '), code: '22007' },
      }),
    );
    expect(lines.all()).toContainEqual(expect.objectContaining({ path: '/broken', status: 500, level: 'error' }));
    const answers = lines.text
      .split('\n')
      .filter((line) => line.includes('"answered"') || line.includes('ProblemFilter'));
    expect(answers).toHaveLength(3);
    for (const line of answers) expect(line.match(/"requestId":/g)).toHaveLength(1);
  });

  it('leaves ordinary words, ids and hashes alone', () => {
    const line = 'batch 019a9f00-de89-7370-8440-053201300000 of key.changed.v1 in /api/admin/users took 12.5 ms';
    expect(withoutSecrets(line)).toBe(line);
  });
});
