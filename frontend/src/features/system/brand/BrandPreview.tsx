import {
  brandContrast,
  brandGrounds,
  brandTones,
  colourPattern,
  computeContrast,
  contrastText,
  MIN_CONTRAST,
} from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';

const text = tc.system.brand;
const schemes = ['light', 'dark'] as const;

/** A preview of the public site in the typed colour, with its contrast. */
export function BrandPreview({ name }: { readonly name: string }) {
  const colour = String(useWatch<Record<string, string>>({ name }) ?? '');
  if (!colourPattern.test(colour)) return <Box sx={note}>{text.incomplete}</Box>;
  const tones = brandTones(colour.toUpperCase());
  const { letters, light } = brandContrast(colour);
  const contrasts = [
    [text.letters, letters],
    [text.light, light],
    [text.dark, computeContrast(tones.dark.main, brandGrounds.dark)],
  ] as const;
  return (
    <Box role="group" aria-label={text.preview} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={samples}>
        {schemes.map((scheme) => (
          <Sample key={scheme} scheme={scheme} {...tones[scheme]} />
        ))}
      </Box>
      <FactRows facts={contrasts.map(([label, value]) => ({ label, value: <ContrastLabel contrast={value} /> }))} />
      <Box sx={note}>{text.least(contrastText(MIN_CONTRAST))}</Box>
    </Box>
  );
}

interface SampleProps {
  readonly scheme: (typeof schemes)[number];
  readonly fill: string;
  readonly main: string;
}

/** A button and a link, for the eye alone. */
function Sample({ scheme, fill, main }: SampleProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box aria-hidden sx={{ ...sample, bgcolor: brandGrounds[scheme] }}>
        <Box component="span" sx={{ ...button, color: brandGrounds.letters, bgcolor: fill }}>
          {text.button}
        </Box>
        <Box component="span" sx={{ color: main, textDecoration: 'underline' }}>
          {text.link}
        </Box>
      </Box>
      <Box component="figcaption" sx={{ ...note, mt: 1.5 }}>
        {text.schemes[scheme]}
      </Box>
    </Box>
  );
}

function ContrastLabel({ contrast }: { readonly contrast: number }) {
  return <StatusLabel tone={contrast >= MIN_CONTRAST ? 'ok' : 'error'}>{contrastText(contrast)}</StatusLabel>;
}

const note = { typography: 'body2', color: 'text.secondary' } as const;

const samples = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
} as const;

const sample = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  p: 4,
  typography: 'body2',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
} as const;

const button = { px: 3.5, py: 2, borderRadius: '8px', fontWeight: 550, whiteSpace: 'nowrap' } as const;
