import { defaultTimes, type Delivery, type QuotaAlert, timesIn } from '@pruefer/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { delivery } from '~/testing/fakes/keys.js';
import { AlertHistory } from './AlertHistory.js';
import { DeliveryList } from './DeliveryList.js';
import { DeliveryRow } from './DeliveryRow.js';

describe('a message', () => {
  function show(changes: Partial<Delivery> = {}, times = defaultTimes) {
    const onResend = jest.fn();
    render(<DeliveryRow delivery={{ ...delivery, ...changes }} times={times} onResend={onResend} />);
    return { onResend, text: screen.getByRole('listitem').textContent, resend: screen.queryByRole('button') };
  }

  it('shows way, subject, receiver, time and outcome', () => {
    expect(show().text).toBe(
      'Webhook · 80 %Zugestellthttps://muster.example/hook21.11.2026, 09:00 · 1 Versuch · Antwort 204Erneut senden',
    );
  });

  it('is marked as a test, and has no history of tries before the first one', () => {
    const next = { nextTryAt: '2026-11-21T08:01:00Z', tries: 0, lastStatus: null };
    const { text } = show({ ...next, threshold: null, channel: 'email', target: 'a@muster.example', state: 'waiting' });
    expect(text).toBe('E-Mail · TestUnterwegsa@muster.example21.11.2026, 09:00');
  });

  it('tells that a file was checked', () => {
    expect(show({ threshold: null, jobId: '0b9a3f52-8a1e-4c1d-9d52-6f0d3f1f7a11' }).text).toContain(
      'Webhook · Datei geprüft',
    );
  });

  it.each([
    ['timeout', 'Keine Antwort innerhalb der Frist'],
    ['address_refused', 'Adresse liegt in einem internen Netz'],
    ['redirected', 'Weiterleitung wird nicht befolgt'],
    ['secret_unreadable', 'Geheimnis des Webhooks nicht lesbar'],
    ['webhook_removed', 'Der Webhook wurde entfernt'],
  ] as const)('that failed by %s says why in German', (lastError, words) => {
    const { text } = show({ state: 'failed', tries: 6, lastStatus: null, lastError });
    expect(text).toContain(`Fehlgeschlagen`);
    expect(text).toContain(` · 6 Versuche · ${words}Erneut`);
  });

  it('names the next try in the zone of the settings', () => {
    const tokyo = timesIn({ timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm:ss' });
    const waiting = {
      state: 'waiting',
      lastStatus: 503,
      lastError: 'bad_answer',
      nextTryAt: '2026-11-21T15:30:00Z',
    } as const;
    expect(show(waiting, tokyo).text).toMatch(/ · Abgelehnt · Antwort 503 · nächster 22\/11\/2026, 00:30$/);
  });

  it.each(['sent', 'failed', 'unsent'] as const)(
    'that is %s can be sent again, by a button that says which',
    (state) => {
      const { resend, onResend } = show({ state });
      expect(resend).toHaveAccessibleName('Webhook an https://muster.example/hook erneut senden');
      fireEvent.click(resend!);
      expect(onResend).toHaveBeenCalledTimes(1);
    },
  );

  it('that is under way cannot be sent twice', () => expect(show({ state: 'waiting' }).resend).toBeNull());
});

describe('the list of messages', () => {
  const show = (total: number) => {
    const [onPage, onResend] = [jest.fn(), jest.fn()];
    const items = [delivery, { ...delivery, id: 'd2', channel: 'email' as const }];
    render(
      <DeliveryList
        deliveries={{ items, total }}
        times={defaultTimes}
        pager={{ page: 1, total, pageSize: 20, onPage }}
        onResend={onResend}
      />,
    );
    return { onPage, onResend };
  };

  it('has pages only where one does not hold all, and sends again the one that is meant', () => {
    const { onResend } = show(20);
    expect(screen.getByRole('list', { name: 'Zustellungen' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^E-Mail an/ }));
    expect(onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 'd2' }));
  });

  it('turns to the next page', () => {
    const { onPage } = show(21);
    fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });
});

describe('the thresholds that were reached', () => {
  const alert: QuotaAlert = { id: 'a1', threshold: 80, used: 800_000, quota: 1_000_000, at: '2026-11-20T23:30:00Z' };

  it('stand there with their figures, in their order', () => {
    render(
      <AlertHistory items={[{ ...alert, id: 'a2', threshold: 100, used: 1_000_000 }, alert]} times={defaultTimes} />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '100 % erreicht1.000.000 von 1.000.000 Aufrufen21.11.2026, 00:30',
      '80 % erreicht800.000 von 1.000.000 Aufrufen21.11.2026, 00:30',
    ]);
  });

  it('are none at first', () => {
    render(<AlertHistory items={[]} times={defaultTimes} />);
    expect(screen.getByText('Bisher wurde keine Schwelle erreicht.')).toBeInTheDocument();
  });
});
