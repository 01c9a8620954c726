import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZoomBars } from './ZoomBars.js';
import { barsPlace } from './TimeBars.js';

const slots = ['10:00', '10:30', '11:00', '11:30', '12:00'];
const SLOT_PX = 100;
const WIDTH_PX = slots.length * SLOT_PX + barsPlace.left + barsPlace.right;
/** The middle of a slot, in px from the left edge of the window. */
const at = (slot: number) => barsPlace.left + (slot + 0.5) * SLOT_PX;

const zoomed = jest.fn<void, [number, number]>();
const captured = jest.fn();
beforeEach(() => {
  zoomed.mockReset();
  captured.mockReset();
  // jsdom lays nothing out, and captures no pointers.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH_PX, 148));
  HTMLElement.prototype.setPointerCapture = captured;
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'));

function show() {
  render(
    <ZoomBars
      label="Anfragen"
      slots={slots}
      series={[{ label: '2xx', tone: 'ok', values: [1, 2, 3, 4, 5] }]}
      height={148}
      zoomLabel="Zeitraum wählen"
      zoomHint="Mit Umschalt und Pfeiltasten wählen, mit Eingabe übernehmen"
      describe={(first, last) => `${slots[first]} bis ${slots[last]}`}
      onZoom={(first, last) => zoomed(first, last)}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Zeitraum wählen' });
  const bars = slider.parentElement!;
  const pointer = (
    kind: 'Down' | 'Move' | 'Up' | 'Cancel',
    clientX: number,
    { pointerType = 'mouse', button = 0 }: { pointerType?: string; button?: number } = {},
  ) => {
    const event = new MouseEvent(`pointer${kind.toLowerCase()}`, { bubbles: true, clientX, button });
    fireEvent(bars, Object.assign(event, { pointerId: 7, pointerType }));
  };
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(slider, { key, shiftKey });
  return { slider, pointer, press };
}

describe('choosing a time by dragging', () => {
  it.each([
    ['to the right', 1, 3],
    ['to the left', 3, 1],
  ])('%s takes the bars between, the earlier one first', (_, from, to) => {
    const { slider, pointer } = show();
    pointer('Down', at(from));
    pointer('Move', at(to));
    expect(slider).toHaveAttribute('aria-valuetext', '10:30 bis 11:30');
    expect(zoomed).not.toHaveBeenCalled();
    pointer('Up', at(to));
    expect(zoomed.mock.calls).toEqual([[1, 3]]);
    expect(captured).toHaveBeenCalledWith(7);
  });

  it('ends at the first and the last bar, however far the pointer moves', () => {
    const { pointer } = show();
    pointer('Down', at(2));
    pointer('Move', WIDTH_PX + 500);
    pointer('Up', WIDTH_PX + 500);
    pointer('Down', at(2));
    pointer('Move', -500);
    pointer('Up', -500);
    expect(zoomed.mock.calls).toEqual([
      [2, 4],
      [0, 2],
    ]);
  });

  it('is no click: what moves by less than a hand trembles changes nothing', () => {
    const { pointer } = show();
    pointer('Down', at(2));
    pointer('Move', at(2) + 4);
    pointer('Up', at(2) + 4);
    expect(zoomed).not.toHaveBeenCalled();
    pointer('Down', at(2));
    pointer('Move', at(2) + 5);
    pointer('Up', at(2) + 5);
    expect(zoomed.mock.calls).toEqual([[2, 2]]);
  });

  it('comes to nothing when the browser takes the pointer away', () => {
    const { slider, pointer } = show();
    pointer('Down', at(0));
    pointer('Move', at(3));
    pointer('Cancel', at(3));
    pointer('Up', at(3));
    expect(zoomed).not.toHaveBeenCalled();
    expect(slider).toHaveAttribute('aria-valuetext', '12:00 bis 12:00');
  });

  it.each([
    ['a finger, which scrolls the page', { pointerType: 'touch' }],
    ['another button, which opens a menu', { button: 2 }],
  ])('is not for %s', (_, more) => {
    const { pointer } = show();
    pointer('Down', at(0), more);
    pointer('Move', at(3), more);
    pointer('Up', at(3), more);
    expect(zoomed).not.toHaveBeenCalled();
  });
});

describe('choosing a time with the keyboard', () => {
  it('begins at the newest bar, grows with Shift, and is taken with Enter', async () => {
    const { slider, press } = show();
    await userEvent.tab();
    expect(slider).toHaveFocus();
    expect(slider).toHaveAttribute('aria-valuetext', '12:00 bis 12:00');
    press('ArrowLeft');
    press('ArrowLeft', true);
    expect(slider).toHaveAttribute('aria-valuetext', '11:00 bis 11:30');
    expect(slider).toHaveAttribute('aria-valuenow', '4');
    press('Enter');
    expect(zoomed.mock.calls).toEqual([[2, 3]]);
  });

  it('is forgotten with Escape, and when the chart is left', () => {
    const { slider, press } = show();
    press('Home');
    // Escape is used up here: a drawer around the chart stays open.
    expect(press('Escape')).toBe(false);
    expect(slider).toHaveAttribute('aria-valuetext', '12:00 bis 12:00');
    expect(press('Escape')).toBe(true);
    press('Home');
    fireEvent.blur(slider);
    expect(slider).toHaveAttribute('aria-valuetext', '12:00 bis 12:00');
  });

  it('leaves all other keys to the browser', () => {
    const { press } = show();
    expect([press('Tab'), press('PageDown'), press('a')]).toEqual([true, true, true]);
    expect(press('End')).toBe(false);
  });
});
