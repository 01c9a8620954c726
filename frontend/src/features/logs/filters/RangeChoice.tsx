import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CalendarClock } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { type LogRange, ranges } from '../view/log-view.js';

interface RangeChoiceProps {
  /** null: a custom range. */
  readonly range: LogRange | null;
  readonly onChoose: (range: LogRange) => void;
  /** Called when the user wants to choose start and end. */
  readonly onCustom: () => void;
}

const text = tc.logs.filter;
const CUSTOM = 'own';

/** Time range: four ranges that end now, and a custom one. */
export function RangeChoice({ range, onChoose, onCustom }: RangeChoiceProps) {
  function choose(chosenRange: LogRange | typeof CUSTOM | null) {
    // A second click opens the dialog of the custom range again; a second click on another range has no effect.
    if (chosenRange === CUSTOM || (chosenRange === null && range === null)) onCustom();
    else if (chosenRange) onChoose(chosenRange);
  }

  return (
    <ToggleButtonGroup
      exclusive
      aria-label={text.range}
      value={range ?? CUSTOM}
      onChange={(_, chosenRange: LogRange | typeof CUSTOM | null) => choose(chosenRange)}
      sx={onPhones}
    >
      {ranges.map((each) => (
        <ToggleButton key={each} value={each}>
          <Label fullLabel={text.ranges[each]} shortLabel={text.shortRanges[each]} />
        </ToggleButton>
      ))}
      <ToggleButton value={CUSTOM} aria-haspopup="dialog">
        <CalendarClock size={15} aria-hidden />
        <Label fullLabel={text.customRange} shortLabel={text.shortCustomRange} hasIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** On phones the buttons fill the width. */
const onPhones = {
  maxWidth: '100%',
  '& > button': { flex: { xs: '1 1 auto', md: 'none' }, px: { xs: 1, sm: 2.5 } },
} as const;

interface LabelProps {
  readonly fullLabel: string;
  readonly shortLabel: string;
  /** In narrow windows only an icon is shown. */
  readonly hasIcon?: boolean;
}

/** The whole words where those of all ranges fit; otherwise they are the accessible name of the short label. */
function Label({ fullLabel, shortLabel, hasIcon = false }: LabelProps) {
  return (
    <>
      <Box component="span" aria-hidden sx={hasIcon ? shortBesideIcon : shortText}>
        {shortLabel}
      </Box>
      <Box component="span" sx={wholeText}>
        {fullLabel}
      </Box>
    </>
  );
}

const ROOM_FOR_ALL = '@container (min-width: 640px)';
const shortText = { [ROOM_FOR_ALL]: { display: 'none' } } as const;
const shortBesideIcon = { ...shortText, '@container (max-width: 420px)': { display: 'none' } } as const;

const wholeText = {
  position: 'absolute',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  [ROOM_FOR_ALL]: { position: 'static', overflow: 'visible', width: 'auto', height: 'auto', clipPath: 'none' },
} as const;
