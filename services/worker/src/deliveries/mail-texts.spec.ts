import { defaultTimes, timesIn } from '@pruefer/contracts';
import type { OutgoingMessage } from './delivery.js';
import { buildMailText } from './mail-texts.js';

const delivery: OutgoingMessage = {
  id: 'd',
  channel: 'email',
  target: 'a@muster.example',
  tries: 1,
  contractId: 7,
  clientName: 'Müller & Söhne',
  language: 'de',
  webhookSecret: null,
  alertId: 'a',
  threshold: 80,
  used: 80_000,
  quota: 100_000,
  at: new Date('2026-07-01T10:30:00Z'),
  job: null,
};

describe('the mail', () => {
  it.each([
    [80, '80 % Ihres IBAN-Kontingents verbraucht', 'hat die Schwelle von 80 % erreicht'],
    [100, 'Ihr IBAN-Kontingent ist aufgebraucht', 'werden abgelehnt, bis'],
    [null, 'Testnachricht zu Ihrem IBAN-Kontingent', 'Sie müssen nichts tun'],
  ])('about %p says what happened', (threshold, subject, sentence) => {
    const mail = buildMailText({ ...delivery, threshold }, defaultTimes);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain('Müller & Söhne');
  });

  it('shows figures and time as Germans write them', () => {
    const { text } = buildMailText(delivery, defaultTimes);
    expect(text).toContain('Kontingent: 100.000 Aufrufe\nVerbraucht: 80.000 Aufrufe\nVerfügbar: 20.000 Aufrufe');
    expect(text).toContain('Stand: 01.07.2026, 12:30 Uhr (Europe/Berlin)');
    expect(text).not.toContain('!');
  });

  it('says when that was in zone and formats of the settings', () => {
    const times = timesIn({ timezone: 'America/New_York', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm:ss A' });
    expect(buildMailText(delivery, times).text).toContain('Stand: 2026-07-01, 06:30 AM (America/New_York)\n');
  });
});

describe('the mail to a client who reads English', () => {
  const english: OutgoingMessage = { ...delivery, language: 'en' };

  it.each([
    [80, '80% of your IBAN quota used', 'has reached the threshold of 80%.', 'Please top up the quota in time'],
    [100, 'Your IBAN quota is used up', 'The quota for Müller & Söhne is used up.', 'are refused until'],
    [null, 'Test message about your IBAN quota', 'This is a test message', 'You do not need to do anything.'],
  ])('about %p says what happened', (threshold, subject, opening, consequence) => {
    const mail = buildMailText({ ...english, threshold }, defaultTimes);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(opening);
    expect(mail.text).toContain(consequence);
    expect(mail.text).toContain('Müller & Söhne');
  });

  it('has figures in the English form and no German word, the time in the form of the settings', () => {
    expect(buildMailText(english, defaultTimes).text).toBe(
      [
        'Hello,',
        '',
        'The quota for Müller & Söhne has reached the threshold of 80%.',
        '',
        'Quota: 100,000 calls',
        'Used: 80,000 calls',
        'Available: 20,000 calls',
        'As of: 01.07.2026, 12:30 (Europe/Berlin)',
        '',
        'Please top up the quota in time, so that no checks are refused.',
        '',
        'This message was sent automatically.',
        '',
      ].join('\n'),
    );
    const times = timesIn({ timezone: 'America/New_York', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm:ss A' });
    expect(buildMailText(english, times).text).toContain('As of: 2026-07-01, 06:30 AM (America/New_York)\n');
  });
});
