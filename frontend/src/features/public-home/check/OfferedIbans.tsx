import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '~/texts/site.js';
import { groupIban } from '~/ui/anatomy/group-iban.js';
import { Mono } from '~/ui/text/Mono.js';

interface OfferedIbansProps {
  readonly ibans: readonly string[];
  /** The IBAN in the field. */
  readonly chosenIban: string;
  readonly onFill: (iban: string) => void;
}

/** The IBANs of a pasted text that has several: one field checks one of them at a time. */
export function OfferedIbans({ ibans, chosenIban, onFill }: OfferedIbansProps) {
  if (ibans.length === 0) return null;
  return (
    <Box role="group" aria-labelledby="offered-ibans" sx={frame}>
      <Box id="offered-ibans" role="status" sx={{ typography: 'body2', fontWeight: 550 }}>
        {t.offered.heading(ibans.length)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {ibans.map((iban) => {
          const text = groupIban(iban);
          const isChosen = text === chosenIban;
          return (
            <Button
              key={iban}
              aria-label={t.offered.choose(text)}
              aria-pressed={isChosen}
              sx={{ ...choice, ...(isChosen && fieldStyles) }}
              onClick={() => onFill(iban)}
            >
              <Mono>{text}</Mono>
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}

const frame = { mt: 4 } as const;

/** The longest IBAN is wider than a phone: it wraps. */
const choice = { py: 1, fontWeight: 500, textAlign: 'left', whiteSpace: 'normal' } as const;

const fieldStyles = {
  borderColor: 'primary.main',
  bgcolor: 'surface.tint',
  '&:hover': { bgcolor: 'surface.tint' },
} as const;
