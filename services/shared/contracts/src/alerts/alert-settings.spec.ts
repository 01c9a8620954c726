import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ChangeAlertSettingsBody } from './alert-settings.js';

const wrongFields = (body: object) =>
  validateSync(plainToInstance(ChangeAlertSettingsBody, body)).map(({ property }) => property);

describe('a change of the alerts', () => {
  it.each([
    {},
    { thresholds: [], isMailOn: false },
    { thresholds: [50, 80, 90, 95, 100], mailTo: ' a@muster.example ', webhookUrl: 'https://muster.example/hook' },
    { mailTo: null, webhookUrl: null, version: 0 },
  ])('may say %j', (body) => expect(wrongFields(body)).toEqual([]));

  it.each([
    [{ thresholds: [0] }, 'thresholds'],
    [{ thresholds: [101] }, 'thresholds'],
    [{ thresholds: [79.5] }, 'thresholds'],
    [{ thresholds: ['80'] }, 'thresholds'],
    [{ thresholds: [80, 80] }, 'thresholds'],
    [{ thresholds: [1, 2, 3, 4, 5, 6] }, 'thresholds'],
    [{ thresholds: 80 }, 'thresholds'],
    [{ isMailOn: 'ja' }, 'isMailOn'],
    [{ mailTo: 'niemand' }, 'mailTo'],
    [{ mailTo: '"a\r\nBcc: b@muster.example"@muster.example' }, 'mailTo'],
    [{ mailTo: '"b@muster.example"@muster.example' }, 'mailTo'],
    [{ mailTo: 'a\u2028@muster.example' }, 'mailTo'],
    [{ webhookUrl: 'muster.example' }, 'webhookUrl'],
    [{ version: -1 }, 'version'],
  ])('is refused with %j', (body, wrong) => expect(wrongFields(body)).toEqual([wrong]));
});
