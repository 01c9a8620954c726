import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { BankChangesQuery } from './banks.endpoints.js';

const complaintsOn = (since: string) =>
  validateSync(plainToInstance(BankChangesQuery, { since })).map(({ property, constraints }) => [
    property,
    ...Object.values(constraints ?? {}),
  ]);

describe('the day from which changes are asked for', () => {
  it.each(['1999-12-31', '2020-02-29', '3000-01-01', '9999-12-31'])('may be %s', (since) =>
    expect(complaintsOn(since)).toEqual([]),
  );

  it.each(['0000-01-01', '2020-02-30', '01.09.2020', '2020-09-01T00:00:00Z', ''])(
    'E3: is refused as %j by a sentence that names the field and the form',
    (since) =>
      expect(complaintsOn(since)).toEqual([
        ['since', 'Bitte geben Sie als since einen Tag an, den es im Kalender gibt, in der Form JJJJ-MM-TT.'],
      ]),
  );
});
