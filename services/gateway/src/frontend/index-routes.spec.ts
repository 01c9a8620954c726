import { securityText } from './index-routes.js';

const now = new Date('2026-11-22T12:00:00Z');

it('names contact, end and languages, and itself where its address is known', () => {
  expect(securityText('mailto:sicherheit@bank.example', 'https://iban.example', now)).toBe(
    'Contact: mailto:sicherheit@bank.example\nExpires: 2027-05-21T12:00:00.000Z\nPreferred-Languages: de, en\n' +
      'Canonical: https://iban.example/.well-known/security.txt\n',
  );
  expect(securityText('https://bank.example/melden', '', now)).not.toContain('Canonical');
});
