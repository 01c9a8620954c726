import { Problem } from '@pruefer/contracts';
import { ConfigError } from '@pruefer/platform';
import { describeFailure } from './describe-failure.js';

describe('describeFailure', () => {
  it('names the option of each wrong field', () => {
    const errors = [{ field: 'clientEmail', code: 'isEmail', message: 'Falsch.' }];
    expect(describeFailure(new Problem('invalid_request', { errors }))).toEqual(['--email: Falsch.']);
  });

  it('gives the sentence of a problem without fields', () => {
    expect(describeFailure(new Problem('order_already_booked'))).toEqual([
      'Diese Auftragsnummer ist für diesen Vertrag schon gebucht.',
    ]);
  });

  it('asks whether the system runs when the environment or the database is missing', () => {
    expect(describeFailure(new ConfigError('DATABASE_URL …'))[0]).toContain('Läuft das System?');
    expect(describeFailure(new Error('connect ECONNREFUSED'))).toEqual([expect.stringContaining('Läuft das System?')]);
  });
});
