import { defaultSystemConfig } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { comparedConfigFields, toConfigFields } from './config-fields.js';

it('sends the fields of the configuration and no others', () => {
  const { version, ...fields } = defaultSystemConfig;
  expect(toConfigFields({ ...fields, version: version + 7 })).toEqual(fields);
  expect(comparedConfigFields).toHaveLength(Object.keys(fields).length);
});

it('shows two versions next to each other in the words of the screen', () => {
  const config = { ...defaultSystemConfig, rateLimitWindowMs: 60_000, rateLimitMaxRequests: 1_000 };
  const words = [
    'Zeitzone: Europe/Berlin',
    'Datumsformat: 31.12.2026',
    'Zeitformat: 14:05:09',
    'Grenzwerte der öffentlichen Prüfung: Zeitfenster: 1 Minute',
    'Grenzwerte der öffentlichen Prüfung: Anfragen je Zeitfenster: 1.000',
    'Grenzwerte der Anmeldung: Zeitfenster: 15 Minuten',
    'Grenzwerte der Anmeldung: Fehlversuche je Zeitfenster: 5',
  ];
  const shown = comparedConfigFields.map(([label, formatField]) => `${label}: ${formatField(config)}`);
  expect(shown.filter((line) => words.includes(line))).toEqual(words);
});

it.each([
  [60_000, '1 Minute'],
  [90_000, '1,5 Minuten'],
  [3_600_000, '60 Minuten'],
])('%i ms are %s', (ms, text) => expect(tc.system.minutes(ms)).toBe(text));

it('says what a limit means', () => {
  expect(tc.system.api.says(1_000, 60_000)).toBe(
    'Nach 1.000 Prüfungen in 1 Minute antwortet der Dienst mit Status 429.',
  );
  expect(tc.system.login.says(3, 3_600_000)).toBe(
    'Nach 3 Fehlversuchen in 60 Minuten ist die Anmeldung vorübergehend gesperrt.',
  );
  expect(tc.system.windowRange(60_000, 3_600_000)).toBe('1 bis 60 Minuten');
});
