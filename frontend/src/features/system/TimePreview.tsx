import { type SystemConfig, timesIn } from '@pruefer/contracts';
import { useFormContext, useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { type FactRow, FactRows } from '~/ui/panel/FactRows.js';
import { Panel } from '~/ui/panel/Panel.js';
import { PanelFigures } from '~/ui/panel/PanelFigures.js';
import { useEffect, useState } from 'react';
import { usePageVisible } from '~/api/live/use-page-visible.js';

const SECOND_MS = 1_000;

const text = tc.system.preview;

/**
 * The current time in the chosen zone and formats, next to the saved ones where those differ.
 * @param saved the saved settings
 */
export function TimePreview({ saved }: { saved: SystemConfig }) {
  const { control } = useFormContext<SystemConfig>();
  const [timezone, dateFormat, timeFormat] = useWatch({ control, name: ['timezone', 'dateFormat', 'timeFormat'] });
  const now = useNow();
  const times = timesIn({ timezone, dateFormat, timeFormat });
  const [chosen, before] = [times.at(now), timesIn(saved).at(now)];
  const facts: FactRow[] = [
    { label: text.zone, value: timezone },
    { label: text.inLists, value: <time dateTime={now.toISOString()}>{chosen}</time> },
    ...(chosen === before ? [] : [{ label: text.saved, value: before }]),
  ];
  return (
    <Panel title={text.title} subtitle={text.text}>
      <PanelFigures
        role="timer"
        figures={[
          { value: times.clock(now), label: text.clock },
          { value: times.day(now), label: text.day },
        ]}
      />
      <FactRows facts={facts} />
    </Panel>
  );
}

/** The time, at the turn of every second; it pauses while the page is hidden. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return;
    const timer = setTimeout(() => setNow(new Date()), SECOND_MS - (now.getTime() % SECOND_MS));
    return () => clearTimeout(timer);
  }, [now, isVisible]);
  return now;
}
