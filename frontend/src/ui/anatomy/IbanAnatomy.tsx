import Box from '@mui/material/Box';
import { Mono } from '../Mono.js';
import { AnatomyBracket } from './AnatomyBracket.js';
import type { AnatomyPart } from './anatomy-part.js';
import { nameWidth, placeNames, widthOfParts } from './place-names.js';

interface IbanAnatomyProps {
  readonly parts: readonly AnatomyPart[];
  /** Read out instead of the drawing. */
  readonly label: string;
  /** Shows how an IBAN is built instead of what was found. */
  readonly explains?: boolean;
}

/** An IBAN, as large as its container allows, with a bracket and a name under each part; when something is wrong it points. */
export function IbanAnatomy({ parts, label, explains = false }: IbanAnatomyProps) {
  const onPhones = placeNames(
    parts.map(({ tone, text, name }) => ({ text, name: tone === 'muted' ? '' : name })),
    nameWidth.phone,
  );
  const wide = placeNames(parts, nameWidth.wide);
  const rows = { xs: rowsOf(onPhones), md: rowsOf(wide) };
  return (
    <Mono as="div" role="img" aria-label={label} sx={{ ...frame, fontSize: sizeOf(parts, explains) }}>
      {parts.map((part, index) => (
        <Box key={index} component="span" sx={{ ...column, ml: part.touches ? '3px' : GAP }}>
          <Box component="span" sx={{ color: textColour[explains ? 'explained' : part.tone] }}>
            <PartText {...part} />
          </Box>
          <AnatomyBracket
            name={part.name}
            places={{ xs: onPhones[index], md: wide[index] }}
            rows={rows}
            tone={explains ? 'explained' : part.tone}
          />
        </Box>
      ))}
    </Mono>
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

function rowsOf(places: readonly { row: number }[]): number {
  return Math.max(...places.map(({ row }) => row)) + 1;
}

/** A digit is .6 em wide; what stands beside the anatomy gets 44 px. */
function sizeOf(parts: readonly AnatomyPart[], explains: boolean) {
  const fitted = `calc((100cqi - 44px) / ${(widthOfParts(parts) * 0.6).toFixed(1)})`;
  return {
    xs: `clamp(.8125rem, ${fitted}, 1.0625rem)`,
    md: `clamp(1.0625rem, ${fitted}, ${explains ? 1.875 : 2.25}rem)`,
  };
}

const GAP = '.6ch';

const textColour = {
  explained: 'text.secondary',
  plain: 'text.primary',
  muted: 'text.tertiary',
  wrong: 'text.primary',
} as const;

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 2,
  ml: `-${GAP}`,
  fontWeight: 500,
  lineHeight: 1.25,
  // A blank inside a part is as wide as the gap between two.
  wordSpacing: '-.4ch',
} as const;

const column = { display: 'inline-flex', flexDirection: 'column', whiteSpace: 'pre' } as const;

const wrongCharacter = {
  color: 'error.main',
  bgcolor: 'error.light',
  outline: '1px solid currentColor',
  outlineOffset: '1px',
  borderRadius: '3px',
} as const;
