import Box from '@mui/material/Box';
import { AnatomyBracket } from './AnatomyBracket.js';
import type { AnatomyPart } from './anatomy-part.js';
import type { AnatomyScale } from './measure.js';
import { placeNames } from './place-names.js';

interface AnatomyLineProps {
  readonly parts: readonly AnatomyPart[];
  readonly scale: AnatomyScale;
  readonly isSmall: boolean;
  readonly explains: boolean;
}

const GAP = '.6ch';

/** One line of the anatomy: parts side by side, their names below. */
export function AnatomyLine({ parts, scale, isSmall, explains }: AnatomyLineProps) {
  const positions = placeNames(parts, scale);
  const rows = Math.max(0, ...positions.map((position) => (position ? position.row + 1 : 0)));
  return (
    <Box component="span" sx={line}>
      {parts.map((part, index) => (
        <Box key={index} component="span" sx={{ ...column, ml: index === 0 ? 0 : part.touches ? '3px' : GAP }}>
          <Box component="span" sx={{ color: textColour[explains ? 'explained' : part.tone] }}>
            <PartText {...part} />
          </Box>
          <AnatomyBracket
            name={part.name}
            tone={explains ? 'explained' : part.tone}
            namePosition={positions[index]}
            rows={rows}
            digitPx={scale.digit}
            isSmall={isSmall}
          />
        </Box>
      ))}
    </Box>
  );
}

function PartText({ text, wrongAt }: AnatomyPart) {
  if (wrongAt === undefined) return text;
  return (
    <>
      {text.slice(0, wrongAt)}
      <Box component="mark" sx={wrongCharacter}>
        {text.charAt(wrongAt)}
      </Box>
      {text.slice(wrongAt + 1)}
    </>
  );
}

const textColour = {
  explained: 'text.secondary',
  plain: 'text.primary',
  muted: 'text.tertiary',
  wrong: 'text.primary',
} as const;

const line = { display: 'flex' } as const;

const column = { display: 'inline-flex', flexDirection: 'column', whiteSpace: 'pre' } as const;

const wrongCharacter = {
  color: 'error.main',
  bgcolor: 'error.light',
  outline: '1px solid currentColor',
  outlineOffset: '1px',
  borderRadius: '3px',
} as const;
