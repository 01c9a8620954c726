import { validate } from 'class-validator';
import {
  allEndpoints,
  allEvents,
  Check,
  CheckBatch,
  Idempotency,
  Problem,
  problemBody,
  type ProblemCode,
  problems,
  toEventId,
  validateAsOpenIban,
} from './index.js';
import type { Advice } from './problems/advice.js';
import { adviceOnProblems } from './problem-advice.js';
import { adviceInEnglish } from './problems/problem-advice-in-english.js';

const batchId = '019a9f00-0000-7000-8000-000000000000';

function createCheck(fields: Partial<Check>): Check {
  const ok = {
    iban: 'DE89370400440532013000',
    keyHash: null,
    address: '203.0.113.7',
    receivedAt: 1,
    waitedMs: 0.2,
    requestId: 'r1',
  };
  return Object.assign(new Check(), ok, fields);
}

describe('endpoints', () => {
  it('have a unique method and path', () => {
    const calls = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('keep internal calls out of /api, so that they are never forwarded', () => {
    for (const endpoint of allEndpoints) {
      const isOutside = endpoint.path.startsWith('/api/') || endpoint === validateAsOpenIban;
      expect([endpoint.path, isOutside]).toEqual([endpoint.path, endpoint.access !== 'internal']);
    }
  });

  it('G1: contain no IBAN in a path that may be logged', () => {
    const withIban = allEndpoints.filter(({ path }) => path.includes(':iban'));
    expect(withIban).toEqual(allEndpoints.filter(({ hasPersonalPath }) => hasPersonalPath));
  });

  it('A6: are compressed only where the answer holds no secret, and never on the way of a check', () => {
    const compressed = allEndpoints.filter((endpoint) => endpoint.compressed);
    expect(compressed.length).toBeGreaterThan(5);
    for (const { method, path, response } of compressed) {
      expect(response.kind).not.toBe('stream');
      expect(`${method} ${path}`).toMatch(/^(?:GET |POST \/api\/admin\/logs\/search$)/);
    }
    for (const { method, path, response, compressed: isCompressed } of allEndpoints)
      if (method === 'GET' && ['list', 'page', 'listOrPage'].includes(response.kind))
        expect([path, isCompressed]).toEqual([path, true]);
    const conditional = allEndpoints.filter((endpoint) => endpoint.conditional);
    expect(conditional.map(({ method }) => method)).toEqual(conditional.map(() => 'GET'));
  });

  it('admit no caller without a role to /api/admin', () => {
    const admin = allEndpoints.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(admin.length).toBeGreaterThan(0);
    expect(admin.every(({ access }) => access === 'manager' || access === 'admin')).toBe(true);
  });
});

describe('events', () => {
  it('live in topics that end in their version', () => {
    for (const { topic } of allEvents) expect(topic).toMatch(/^[a-z]+\.[a-z]+\.v\d+$/);
  });
});

describe('problems', () => {
  it('carry an error status and a German sentence', () => {
    for (const { status, text } of Object.values(problems)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).toMatch(/[.]$/);
      expect(text).not.toContain('!');
    }
  });

  it('have a page each: what happened and what to do, in whole sentences', () => {
    expect(Object.keys(adviceOnProblems).toSorted()).toEqual(Object.keys(problems).toSorted());
    for (const { happened, todo } of Object.values(adviceOnProblems)) {
      for (const text of [happened, todo]) expect(text).toMatch(/^[A-ZÄÖÜ].*[.]$/);
      expect(happened + todo).not.toMatch(/!|fuer|ueber|koenn|moegl|\s{2}/);
    }
  });

  it('have the same advice in English where customers meet them', () => {
    for (const [code, { happened, todo }] of Object.entries(adviceInEnglish)) {
      for (const text of [happened, todo]) expect(text).toMatch(/^[A-Z].*[.]$/);
      expect(happened + todo).not.toMatch(/!|\s{2}|[ÄÖÜäöüß„]| (?:der|die|das|und|nicht) /);
      const german = adviceOnProblems[code as ProblemCode];
      const numbersIn = (advice: Advice) => (advice.happened + advice.todo).match(/\d+/g) ?? [];
      expect([code, numbersIn(german)]).toEqual([code, expect.arrayContaining(numbersIn({ happened, todo }))]);
    }
  });

  it('become a body of RFC 9457, with the message next to it', () => {
    const body = problemBody('iban_missing', { requestId: 'r1', instance: '/api/validate-iban' });
    expect(body).toEqual({
      type: '/fehler/iban_missing',
      title: 'Ungültige Anfrage',
      status: 400,
      detail: 'Bitte geben Sie eine IBAN ein.',
      instance: '/api/validate-iban',
      code: 'iban_missing',
      requestId: 'r1',
      message: 'Bitte geben Sie eine IBAN ein.',
    });
  });

  it('contain their sentence once next to a short name of their kind', () => {
    for (const code of Object.keys(problems) as ProblemCode[]) {
      const { title, detail, message } = problemBody(code, { requestId: 'r1', instance: '/' });
      expect([message, title]).toEqual([detail, expect.stringMatching(/^[A-ZÄÖÜ][^.!]{5,40}$/)]);
      expect(detail).not.toBe(title);
    }
  });

  it('are thrown by their code alone', () => {
    expect(new Problem('quota_exceeded').message).toBe(problems.quota_exceeded.text);
  });
});

describe('a batch of checks', () => {
  const createBatch = (checks: Check[]) => Object.assign(new CheckBatch(), { id: batchId, kind: 'keyed', checks });

  it('is accepted with 1 to 1,000 checks', async () => {
    expect(await validate(createBatch([createCheck({})]))).toEqual([]);
    expect(await validate(createBatch([]))).toHaveLength(1);
    expect(await validate(createBatch(Array.from({ length: 1_001 }, () => createCheck({}))))).toHaveLength(1);
  });

  it.each([
    { iban: '' },
    { iban: 'A'.repeat(39) },
    { keyHash: 'ab' },
    { address: 'nowhere' },
    { waitedMs: -1 },
    { idempotency: Object.assign(new Idempotency(), { key: 'x'.repeat(256), call: '/api/validate-iban' }) },
  ])('is refused with %j in a check', async (fields) => {
    expect(await validate(createBatch([createCheck(fields)]))).toHaveLength(1);
  });
});

describe('toEventId', () => {
  it('writes the place of the check into the last 12 bits of the batch id', () => {
    expect(toEventId(batchId, 0)).toBe(batchId);
    expect(toEventId(batchId, 999)).toBe('019a9f00-0000-7000-8000-0000000003e7');
  });
});
