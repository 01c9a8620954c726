import { Readiness } from './readiness.js';

describe('readiness', () => {
  it('is given when nothing speaks against it', async () => {
    expect(await new Readiness().report()).toEqual({ ready: true, checks: {} });
  });

  it('ends with draining', async () => {
    const readiness = new Readiness();
    readiness.drain();
    expect((await readiness.report()).ready).toBe(false);
  });

  it('is spoilt by a required check alone', async () => {
    const readiness = new Readiness();
    readiness.add('nice', () => 'unavailable', { required: false });
    expect((await readiness.report()).ready).toBe(true);
    readiness.add('needed', () => {
      throw new Error('unavailable');
    });
    expect(await readiness.report()).toMatchObject({ ready: false, checks: { needed: { problem: 'unavailable' } } });
  });

  it('cannot be overwritten by a fact', async () => {
    const readiness = new Readiness();
    readiness.addFact('ready', () => 'always');
    expect((await readiness.report()).ready).toBe(true);
  });
});
