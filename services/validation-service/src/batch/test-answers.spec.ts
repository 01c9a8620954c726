import { problems, testIbans } from '@pruefer/contracts';
import { checkIban, cleanIban } from '@pruefer/iban';
import { formatAnswers } from './format-answers.js';
import { createCheckBatch, createGrant, createRecordedBatch, keyHash, oneBank, validIban } from './batch.fixture.js';
import { toBatchEvents } from './to-batch-events.js';

function answerTo(iban: string): { status: number; body: Record<string, unknown> } {
  const recorded = createRecordedBatch(createCheckBatch([{ keyHash, iban }]), [
    createGrant({ granted: 1, isTest: true }),
  ]);
  const [line] = formatAnswers(recorded, [{ iban }]);
  return { status: Number(line!.slice(0, 3)), body: JSON.parse(line!.slice(4)) as Record<string, unknown> };
}

const verdicts = testIbans.filter(({ problem }) => !problem);
const refusals = testIbans.filter(({ problem }) => problem);

describe('test key', () => {
  it.each(verdicts)('answers $iban with $shows', ({ iban, shows }) => {
    const { status, body } = answerTo(iban);
    expect(status).toBe(200);
    expect(body['valid']).toBe(shows.startsWith('gültig'));
    expect(body['errorCode']).toBe(/^ungültig: (.*)$/.exec(shows)?.[1] ?? null);
  });

  it.each(refusals)('answers $iban with $shows', ({ iban, problem }) => {
    expect(answerTo(iban)).toMatchObject({ status: problems[problem!].status, body: { code: problem } });
  });

  it('covers every error of the engine and a warning', () => {
    const codes = verdicts.map(({ iban }) => answerTo(iban).body['errorCode']).filter(Boolean);
    expect(new Set(codes).size).toBe(8);
    expect(answerTo('DE93999999020000000001').body['warnings']).toHaveLength(1);
  });

  it('refuses a real IBAN', () => {
    expect(answerTo(validIban)).toMatchObject({ status: 400, body: { code: 'test_iban_required' } });
  });

  it('leaves no trace in the log', () => {
    const grants = [createGrant({ granted: 1, isTest: true })];
    expect(
      toBatchEvents(createRecordedBatch(createCheckBatch([{ keyHash, iban: verdicts[0]!.iban }]), grants)),
    ).toEqual([]);
  });
});

describe('test IBANs', () => {
  it('are cleaned and unique', () => {
    for (const { iban } of testIbans) expect(cleanIban(iban)).toEqual({ iban });
    expect(new Set(testIbans.map(({ iban }) => iban)).size).toBe(testIbans.length);
  });

  it('never pass as German accounts with a real key', () => {
    const german = testIbans.filter(({ iban }) => iban.startsWith('DE'));
    for (const { iban } of german) expect(checkIban(iban, oneBank).error).not.toBeNull();
  });
});
