import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultTimes, timesIn } from '@pruefer/contracts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { FigureStrip } from '../chart/FigureStrip.js';
import { Moment } from '../text/Moment.js';
import { Panel } from './Panel.js';
import { RowActions } from '../controls/RowActions.js';
import { Loaded } from '../placeholders/Loaded.js';
import { SkeletonRows } from '../placeholders/SkeletonRows.js';
import { TabbedContent } from './TabbedContent.js';

describe('figures', () => {
  const show = (value: string | null) =>
    render(
      <MemoryRouter>
        <FigureStrip
          label="Heute"
          figures={[
            { label: 'Erfolgsquote', value, unit: '%', range: 'seit Mitternacht', to: '/admin/logs' },
            { label: 'Anfragen', value: '1.234', range: ['heute', '48.213 insgesamt'] },
          ]}
        />
      </MemoryRouter>,
    );
  const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('stand with unit and range in words, and lead to the rows behind them', () => {
    show('72,5');
    expect(values()).toEqual(['72,5%seit Mitternacht', '1.234heute48.213 insgesamt']);
    expect(screen.getByRole('link', { name: 'Erfolgsquote' })).toHaveAttribute('href', '/admin/logs');
  });

  it('are never invented: an unknown value has neither figure nor unit', () => {
    show(null);
    expect(values()[0]).toBe('–seit Mitternacht');
  });
});

it('a panel is named by its title and the number of its entries', () => {
  render(
    <Panel title="Benutzer" count={1_234}>
      {null}
    </Panel>,
  );
  expect(screen.getByRole('region', { name: 'Benutzer 1.234' })).toBeInTheDocument();
});

it('an instant is read in zone and format of the settings, and carries itself', () => {
  const at = '2026-11-20T23:30:05.000Z';
  const newYork = timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm A' });
  render(
    <>
      <Moment at={at} times={defaultTimes} />
      <Moment at={at} times={defaultTimes} form="day" />
      <Moment at={at} times={newYork} form="atMinute" />
    </>,
  );
  const shown = screen.getAllByRole('time');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    '21.11.2026, 00:30:05',
    '21.11.2026',
    '11/20/2026, 06:30 PM',
  ]);
  expect(shown.map((time) => time.getAttribute('datetime'))).toEqual([at, at, at]);
  expect(shown[1]).toHaveAttribute('title', '21.11.2026, 00:30:05');
});

it('row actions have a name; an entry of the menu runs once and closes it', async () => {
  const ran: string[] = [];
  const action = (label: string) => ({ label, icon: Pencil, onRun: () => ran.push(label) });
  const visitor = userEvent.setup({ delay: null });
  render(<RowActions subject="Nord" actions={[action('Nord bearbeiten')]} more={[action('Nord sperren')]} />);
  await visitor.click(screen.getByRole('button', { name: 'Nord bearbeiten' }));
  const more = screen.getByRole('button', { name: 'Weitere Aktionen für Nord' });
  expect([more.getAttribute('aria-haspopup'), more.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
  await visitor.click(more);
  await visitor.click(screen.getByRole('menuitem', { name: 'Nord sperren' }));
  expect(ran).toEqual(['Nord bearbeiten', 'Nord sperren']);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

it('no menu appears where there is nothing more to do', () => {
  render(<RowActions subject="Nord" actions={[]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('tabs are turned with the arrow keys, and the panel is named by the chosen one', async () => {
  function Sides() {
    const [chosen, choose] = useState<'one' | 'two'>('one');
    const tabs = [
      { name: 'one', label: 'Übersicht', content: 'Erstes' },
      { name: 'two', label: 'Verlauf', content: 'Zweites' },
    ] as const;
    return <TabbedContent label="Schlüssel" level="section" tabs={tabs} chosenTab={chosen} onChoose={choose} />;
  }
  const visitor = userEvent.setup({ delay: null });
  render(<Sides />);
  expect(screen.getByRole('tabpanel', { name: 'Übersicht' })).toHaveTextContent('Erstes');
  await visitor.tab();
  await visitor.keyboard('{ArrowRight}{Enter}');
  const panel = screen.getByRole('tabpanel', { name: 'Verlauf' });
  expect(panel).toHaveTextContent('Zweites');
  const tab = within(screen.getByRole('tablist', { name: 'Schlüssel' })).getByRole('tab', { selected: true });
  expect(tab).toHaveAttribute('aria-controls', panel.id);
});

describe('loaded data', () => {
  const error = { message: 'Nicht erreichbar.', requestId: null, fields: [] };
  const load = (data: readonly string[] | undefined, failed = false) =>
    render(
      <Loaded
        data={data}
        error={failed ? error : undefined}
        errorTitle="Nichts da"
        onRetry={() => undefined}
        skeleton="lädt"
        empty={{ when: ({ length }) => length === 0, state: 'leer' }}
      >
        {(there) => there.join()}
      </Loaded>,
    ).container;

  it.each([
    ['on the way', undefined, false, 'lädt'],
    ['failed', undefined, true, 'Nichts daNicht erreichbar.Erneut versuchen'],
    ['empty', [], false, 'leer'],
    ['there', ['a', 'b'], false, 'a,b'],
    ['there, though a later call failed', ['a'], true, 'a'],
  ])('is %s', (_, data, failed, text) => {
    expect(load(data, failed)).toHaveTextContent(text);
  });
});

it('the shape of a list is drawn only once it is late, and never read out', () => {
  jest.useFakeTimers();
  const { container } = render(<SkeletonRows rows={3} rowHeightPx={60} />);
  const shape = container.firstElementChild!;
  act(() => jest.advanceTimersByTime(199));
  expect(shape).not.toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(shape).toBeVisible();
  expect(shape).toHaveAttribute('aria-hidden', 'true');
  expect(shape.children).toHaveLength(3);
  jest.useRealTimers();
});
