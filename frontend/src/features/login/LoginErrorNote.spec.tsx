import { act, render, screen } from '@testing-library/react';
import { LoginErrorNote } from './LoginErrorNote.js';

const show = (waitSeconds: number | null) =>
  render(<LoginErrorNote error={{ reason: 'Zu viele Fehlversuche.', waitSeconds }} />);
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says the reason at once, and speaks of no wait where another try may follow', () => {
  show(null);
  expect(screen.getByRole('alert')).toHaveTextContent('Zu viele Fehlversuche.');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('counts down to the second at which a try is possible again, and says so', async () => {
  show(61);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('Nächster Versuch möglich in 1:01 Minuten.');
  await pass(2);
  expect(timer).toHaveTextContent('Nächster Versuch möglich in 59 Sekunden.');
  await pass(58);
  expect(timer).toHaveTextContent('Nächster Versuch möglich in 1 Sekunde.');
  await pass(1);
  expect(timer).toHaveTextContent('Sie können es jetzt wieder versuchen.');
});

it('the alert is not read out again every second', async () => {
  show(30);
  const alert = screen.getByRole('alert');
  expect(alert).not.toContainElement(screen.getByRole('timer'));
  await pass(5);
  expect(alert).toHaveTextContent(/^Zu viele Fehlversuche\.$/);
});
