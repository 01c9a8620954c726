import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BarSeries } from './Bars.js';
import { TimeBars } from './TimeBars.js';
import { ZoomBars } from './ZoomBars.js';

const slots = ['13:08', '13:09', '13:10'];
const series: BarSeries[] = [
  { label: 'gültig', tone: 'ok', values: [1_200, 0, 7] },
  { label: 'abgewiesen', tone: 'warn', values: [3, 0, 0] },
];
const bars = { label: 'Anfragen je Minute', slots, series, height: 200 };
const slider = (name = 'Anfragen je Minute') => screen.getByRole('slider', { name });
const text = (name?: string) => slider(name).getAttribute('aria-valuetext');

describe('bars by time', () => {
  it('are read out with the figures of the slot, the last one at first', () => {
    render(<TimeBars {...bars} />);
    expect(screen.getByRole('figure', { name: 'Anfragen je Minute' })).toBeInTheDocument();
    expect(text()).toBe('13:10: gültig 7, abgewiesen 0');
    expect([slider().getAttribute('aria-valuenow'), slider().getAttribute('aria-valuemax')]).toEqual(['3', '3']);
    expect(slider()).toHaveAccessibleDescription('Mit den Pfeiltasten durch die Balken gehen.');
  });

  it('are walked through with the arrow keys, which show the figures too; Escape hides them', async () => {
    const visitor = userEvent.setup({ delay: null });
    render(<TimeBars {...bars} />);
    await visitor.tab();
    await visitor.keyboard('{Home}');
    expect(text()).toBe('13:08: gültig 1.200, abgewiesen 3');
    expect(screen.getByRole('tooltip')).toHaveTextContent('13:08gültig1.200abgewiesen3');
    await visitor.keyboard('{ArrowLeft}{ArrowRight}');
    expect(screen.getByRole('tooltip')).toHaveTextContent('13:09');
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('show no figures once the focus has left', async () => {
    const visitor = userEvent.setup({ delay: null });
    render(<TimeBars {...bars} />);
    await visitor.tab();
    await visitor.keyboard('{End}');
    await visitor.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('invent nothing where a series has no value yet', () => {
    render(<TimeBars {...bars} series={[{ label: 'gültig', tone: 'ok', values: [] }]} />);
    expect(text()).toBe('13:10: gültig 0');
  });
});

describe('bars to look at closer', () => {
  const zoomed: [number, number][] = [];
  beforeEach(() => (zoomed.length = 0));

  function show() {
    render(
      <ZoomBars
        {...bars}
        zoomLabel="Zeitabschnitt"
        zoomHint="Pfeiltasten wählen einen Abschnitt."
        describe={(first, last) => `${slots[first]} bis ${slots[last]}`}
        onZoom={(...chosen) => zoomed.push(chosen)}
      />,
    );
    return userEvent.setup({ delay: null });
  }

  it('are chosen with the arrow keys, several with Shift, and Enter opens them', async () => {
    const visitor = show();
    await visitor.tab();
    expect([text('Zeitabschnitt'), slider('Zeitabschnitt')]).toEqual(['13:10 bis 13:10', document.activeElement]);
    await visitor.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}');
    expect(text('Zeitabschnitt')).toBe('13:08 bis 13:09');
    await visitor.keyboard('{Enter}');
    await visitor.keyboard('{Escape}');
    expect(text('Zeitabschnitt')).toBe('13:10 bis 13:10');
    expect(zoomed).toEqual([[0, 1]]);
  });

  it('are chosen by dragging, in either direction; a click that missed chooses nothing', () => {
    show();
    const chart = screen.getByRole('figure').parentElement!;
    chart.getBoundingClientRect = () => new DOMRect(0, 0, 364, 200);
    chart.setPointerCapture = () => undefined;
    // jsdom has no pointer events of its own; their place is a mouse event's.
    const point = (type: string, clientX: number) =>
      fireEvent(chart, new MouseEvent(`pointer${type}`, { clientX, bubbles: true, button: 0 }));
    point('down', 300);
    point('move', 303);
    point('up', 303);
    expect(zoomed).toEqual([]);
    point('down', 300);
    point('move', 70);
    point('up', 70);
    expect(zoomed).toEqual([[0, 2]]);
  });
});
