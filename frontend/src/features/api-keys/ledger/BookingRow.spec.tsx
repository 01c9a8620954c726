import { defaultTimes, type QuotaBooking, timesIn } from '@pruefer/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { bookings } from '~/testing/fakes/keys.js';
import { BookingRow } from './BookingRow.js';

const [topUp] = bookings.filter(({ orderNumber }) => orderNumber === 'A-2');

function show(changes: Partial<QuotaBooking> = {}, times = defaultTimes) {
  const onReverse = jest.fn();
  render(<BookingRow booking={{ ...topUp!, ...changes }} times={times} onReverse={onReverse} />);
  return { onReverse, text: screen.getByRole('listitem').textContent, reverse: screen.queryByRole('button') };
}

describe('the figures of a booking', () => {
  it.each<[string, Partial<QuotaBooking>, string]>([
    ['a top-up', {}, 'Aufbuchung+10.00017.03.2026, 11:30 · m.hoffmann1.000 → 11.000Auftrag A-2Stornieren'],
    [
      'a reversal',
      { kind: 'storno', amount: -10_000, quotaBefore: 11_000, quotaAfter: 1_000, reverses: 4 },
      'Storno−10.00017.03.2026, 11:30 · m.hoffmann11.000 → 1.000Auftrag A-2',
    ],
    [
      'a correction downwards',
      { kind: 'correction', amount: -1, quotaBefore: 1_000_000, quotaAfter: 999_999, orderNumber: null },
      'Korrektur−117.03.2026, 11:30 · m.hoffmann1.000.000 → 999.999',
    ],
    [
      'one of more than a billion calls',
      { amount: 2_000_000_001, quotaBefore: 0, quotaAfter: 2_000_000_001 },
      'Aufbuchung+2.000.000.00117.03.2026, 11:30 · m.hoffmann0 → 2.000.000.001Auftrag A-2Stornieren',
    ],
    [
      'the first',
      { kind: 'issue', amount: 1_000, quotaBefore: 0, quotaAfter: 1_000, orderNumber: null },
      'Ausstellung+1.00017.03.2026, 11:30 · m.hoffmann0 → 1.000',
    ],
  ])('of %s have their sign, their thousands, and what they made of the quota', (_, changes, text) => {
    expect(show(changes).text).toBe(text);
  });

  it.each([
    [1, '1 Prüfung ohne Antwort zurückgenommen'],
    [1_234, '1.234 Prüfungen ohne Antwort zurückgenommen'],
  ])('of %i calls given back are calls, not a change of the quota', (refundedCalls, text) => {
    const refund = { kind: 'refund', amount: 0, refundedCalls, orderNumber: null, actor: 'System' } as const;
    expect(show(refund).text).toBe(`Rücknahme17.03.2026, 11:30 · System${text}`);
  });
});

it('says what a booking rests on: order, invoice and note, in whole however long', () => {
  const note = 'Nachtrag zum Rahmenvertrag über die Prüfung von Überweisungsträgern '.repeat(8).trim();
  const { text } = show({ invoiceNumber: 'R-2026/0815', note });
  expect(text).toContain(`Auftrag A-2 · Rechnung R-2026/0815${note}`);
});

it('shows only the invoice where there was no order', () => {
  expect(show({ kind: 'correction', orderNumber: null, invoiceNumber: 'R-1' }).text).toMatch(/11\.000Rechnung R-1$/);
});

describe('taking back', () => {
  it('is offered for a top-up by its order, so that two of them differ by ear', () => {
    const { reverse, onReverse } = show();
    expect(reverse).toHaveAccessibleName('Aufbuchung A-2 stornieren');
    fireEvent.click(reverse!);
    expect(onReverse).toHaveBeenCalledTimes(1);
  });

  it('is not offered twice: a reversed booking is marked', () => {
    const { reverse, text } = show({ reversedBy: 9 });
    expect(reverse).toBeNull();
    expect(text).toMatch(/^AufbuchungStorniert\+10\.000/);
  });

  it.each(['issue', 'correction', 'storno', 'refund'] as const)('is offered for no %s', (kind) => {
    expect(show({ kind }).reverse).toBeNull();
  });
});

it('the moment of a booking is in the zone and formats of the settings', () => {
  const newYork = timesIn({ timezone: 'America/New_York', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm:ss A' });
  show({ at: '2026-03-17T02:30:00Z' }, newYork);
  const moment = within(screen.getByRole('listitem')).getByText('2026-03-16, 10:30 PM');
  expect(moment).toHaveAttribute('datetime', '2026-03-17T02:30:00Z');
  expect(moment).toHaveAttribute('title', '2026-03-16, 10:30:00 PM');
});
