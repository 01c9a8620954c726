import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CalendarClock } from 'lucide-react';
import { tc } from '../../texts/de-console.js';
import { type LogRange, ranges } from './log-view.js';

interface RangeChoiceProps {
  /** null: an own one. */
  readonly range: LogRange | null;
  readonly onChoose: (range: LogRange) => void;
  /** Somebody wants to name begin and end. */
  readonly onOwn: () => void;
}

const text = tc.logs.filter;
const OWN = 'own';

/** The time range: four that end now, and an own one. */
export function RangeChoice({ range, onChoose, onOwn }: RangeChoiceProps) {
  function choose(chosen: LogRange | typeof OWN | null) {
    // The own range is opened again by a second click, the others stay as they are.
    if (chosen === OWN || (chosen === null && range === null)) onOwn();
    else if (chosen) onChoose(chosen);
  }

  return (
    <ToggleButtonGroup
      exclusive
      aria-label={text.range}
      value={range ?? OWN}
      onChange={(_, chosen: LogRange | typeof OWN | null) => choose(chosen)}
      sx={onPhones}
    >
      {ranges.map((each) => (
        <ToggleButton key={each} value={each}>
          <Label whole={text.ranges[each]} short={text.shortRanges[each]} />
        </ToggleButton>
      ))}
      <ToggleButton value={OWN} aria-haspopup="dialog">
        <CalendarClock size={15} strokeWidth={1.75} aria-hidden />
        <Label whole={text.ownRange} short={text.shortOwnRange} shortFrom="sm" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** The whole width, shared out. */
const onPhones = { '& > button': { flex: { xs: '1 1 auto', md: 'none' }, px: { xs: 1, sm: 2.5 } } } as const;

interface LabelProps {
  readonly whole: string;
  readonly short: string;
  /** In narrower windows there is no room even for this one. */
  readonly shortFrom?: 'xs' | 'sm';
}

/** The whole words where there is room for those of all ranges; otherwise they are the name of what is seen. */
function Label({ whole, short, shortFrom = 'xs' }: LabelProps) {
  return (
    <>
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', [shortFrom]: 'inline', lg: 'none' } }}>
        {short}
      </Box>
      <Box component="span" sx={wholeWords}>
        {whole}
      </Box>
    </>
  );
}

const wholeWords = {
  position: { xs: 'absolute', lg: 'static' },
  overflow: { xs: 'hidden', lg: 'visible' },
  width: { xs: 1, lg: 'auto' },
  height: { xs: 1, lg: 'auto' },
  clipPath: { xs: 'inset(50%)', lg: 'none' },
  whiteSpace: 'nowrap',
} as const;
