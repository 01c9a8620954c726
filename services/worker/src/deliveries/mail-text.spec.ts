import type { Delivery } from './delivery.js';
import { mailTextOf } from './mail-text.js';

const delivery: Delivery = {
  id: 'd',
  channel: 'email',
  target: 'a@muster.example',
  tries: 1,
  contractId: 7,
  clientName: 'Müller & Söhne',
  webhookSecret: null,
  alertId: 'a',
  threshold: 80,
  used: 80_000,
  quota: 100_000,
  at: new Date('2026-07-01T10:30:00Z'),
};

describe('the mail', () => {
  it.each([
    [80, '80 % Ihres IBAN-Kontingents verbraucht', 'hat die Schwelle von 80 % erreicht'],
    [100, 'Ihr IBAN-Kontingent ist aufgebraucht', 'werden abgelehnt, bis'],
    [null, 'Testnachricht zu Ihrem IBAN-Kontingent', 'Sie müssen nichts tun'],
  ])('about %p says what happened', (threshold, subject, sentence) => {
    const mail = mailTextOf({ ...delivery, threshold });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain('Müller & Söhne');
  });

  it('shows figures and time as Germans write them', () => {
    const { text } = mailTextOf(delivery);
    expect(text).toContain('Kontingent: 100.000 Aufrufe\nVerbraucht: 80.000 Aufrufe\nVerfügbar: 20.000 Aufrufe');
    expect(text).toContain('01.07.2026, 12:30 Uhr');
    expect(text).not.toContain('!');
  });
});
