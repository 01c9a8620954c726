import Box from '@mui/material/Box';
import { Mono } from '../text/Mono.js';
import { AnatomyLine } from './AnatomyLine.js';
import type { AnatomyPart } from './anatomy-part.js';
import { breakLines } from './break-lines.js';
import { DIGIT_EM, isPhone, largestRem, maxDigits, measureLongestLine, MIN_REM, scaleFor } from './measure.js';
import { useRoom } from './use-room.js';

interface IbanAnatomyProps {
  readonly parts: readonly AnatomyPart[];
  /** Read out instead of the drawing. */
  readonly label: string;
  /** Shows how an IBAN is built instead of the findings. */
  readonly explains?: boolean;
}

/**
 * Draws an IBAN as large as there is room for, with a bracket and a name under each part, and marks a wrong part.
 * It becomes smaller before it takes a second line, and no name ever covers another.
 */
export function IbanAnatomy({ parts, label, explains = false }: IbanAnatomyProps) {
  const [room, measured] = useRoom();
  const small = isPhone(room);
  const labelledParts = small ? parts.map((part) => (part.tone === 'muted' ? { ...part, name: '' } : part)) : parts;
  const lines = breakLines(labelledParts, maxDigits(room));
  const largest = small ? largestRem.phone : explains ? largestRem.explaining : largestRem.wide;
  const scale = scaleFor(lines, room, largest);
  return (
    <Box ref={measured} sx={container}>
      <Mono as="div" role="img" aria-label={label} sx={{ ...frame, fontSize: formatFontSize(lines, largest) }}>
        {lines.map((line, index) => (
          <AnatomyLine key={index} parts={line} scale={scale} isSmall={small} explains={explains} />
        ))}
      </Mono>
    </Box>
  );
}

/** The font size of `scaleFor` as CSS, so that it also fits when no script runs, for example on narrower paper. */
function formatFontSize(lines: readonly (readonly AnatomyPart[])[], largest: number): string {
  const fitting = `round(down, 100cqi / ${measureLongestLine(lines).toFixed(2)}, 1px)`;
  return `calc(clamp(${MIN_REM}rem, ${fitting}, ${largest}rem) / ${DIGIT_EM})`;
}

const container = { containerType: 'inline-size', flex: 1, width: '100%', minWidth: 0 } as const;

const frame = {
  display: 'grid',
  rowGap: 2,
  fontWeight: 500,
  lineHeight: 1.25,
  // A blank inside a part is as wide as the gap between two.
  wordSpacing: '-.4ch',
} as const;
