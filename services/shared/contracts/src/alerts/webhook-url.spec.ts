import { isWebhookUrl } from './webhook-url.js';

describe('isWebhookUrl', () => {
  it.each(['https://www.muster.example/hook', 'https://muster.example:8443/a?b=c', 'http://127.0.0.1:9/hook'])(
    'takes %s',
    (text) => expect(isWebhookUrl(text)).toBe(true),
  );

  it.each([
    '',
    'muster.example/hook',
    '/hook',
    'ftp://muster.example/',
    'javascript:alert(1)',
    'https://anna:geheim@muster.example/',
    'https://muster.example/#teil',
    'https://mus\r\nter.example/',
    'https://muster.example/a\tb',
    'https://mus\u200bter.example/',
    'https://muster.example/a\u202ecod.exe',
    `https://muster.example/${'x'.repeat(500)}`,
    7,
    null,
  ])('C9: refuses %j', (text) => expect(isWebhookUrl(text)).toBe(false));
});
