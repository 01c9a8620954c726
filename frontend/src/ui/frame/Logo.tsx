import Box from '@mui/material/Box';

/** Four strokes, a group of four; the last two are a tick. */
const strokes = 'M7 8.5v11M11.2 8.5v11M14.8 14.6l3 4.6 4-10.7';

interface LogoProps {
  readonly name: string;
  /** Address of a picture that takes the place of mark and name. */
  readonly picture?: string | null;
  /** Leaves the mark away. */
  readonly isHidden?: boolean;
}

/** The mark with the product name to its right, or the picture that staff chose. */
export function Logo({ name, picture, isHidden = false }: LogoProps) {
  if (picture && !isHidden) return <Box component="img" src={picture} alt={name} height={32} sx={image} />;
  return (
    <Box component="span" sx={frame}>
      {!isHidden && (
        <Box
          component="svg"
          viewBox="0 0 28 28"
          aria-hidden
          sx={{ flex: 'none', width: 28, height: 28, fill: 'none', '& rect': { fill: 'var(--ip-palette-fill-main)' } }}
        >
          <rect width="28" height="28" rx="7" />
          <Box
            component="path"
            d={strokes}
            sx={{
              stroke: 'var(--ip-palette-fill-text)',
              strokeWidth: 2.3,
              strokeLinecap: 'round',
              strokeLinejoin: 'round',
            }}
          />
        </Box>
      )}
      <Box component="span" sx={nameStyle}>
        {name}
      </Box>
    </Box>
  );
}

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2.5,
  minWidth: 0,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
} as const;

/** A name never breaks; a long one ends in dots where there is no room for all of it. */
const nameStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '1rem',
  fontWeight: 650,
  letterSpacing: '-.01em',
} as const;

const image = { display: 'block', height: 32, width: 'auto', maxWidth: 240, objectFit: 'contain' } as const;
