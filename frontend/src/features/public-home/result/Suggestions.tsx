import type { Suggestion } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { resultTexts } from '~/texts/check-result.js';
import { groupIban } from '~/ui/anatomy/group-iban.js';
import { Mono } from '~/ui/text/Mono.js';

const MAX_SHOWN = 3;

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  /** Puts an IBAN into the field. */
  readonly onFill: (iban: string) => void;
}

/**
 * Possible typing or reading errors. Claims no certainty and changes nothing: another account fits the check digits
 * just as well.
 */
export function Suggestions({ suggestions, onFill }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <Box sx={frame}>
      <Typography component="h4" variant="body1" sx={{ fontWeight: 600 }}>
        {resultTexts.suggestions.heading}
      </Typography>
      <Box component="ul" sx={list}>
        {suggestions.slice(0, MAX_SHOWN).map(({ position, from, to, iban, bankName }) => (
          <li key={iban}>
            <strong>{resultTexts.suggestions.character(position, from, to)}</strong>{' '}
            {bankName ? resultTexts.suggestions.bank(bankName) : resultTexts.suggestions.noBank}
            <Box>
              <Button data-needs-script size="small" sx={fill} onClick={() => onFill(iban)}>
                <Mono>{groupIban(iban)}</Mono>
                {resultTexts.suggestions.fill}
              </Button>
            </Box>
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {resultTexts.suggestions.caution}
      </Typography>
    </Box>
  );
}

const frame = { mt: 6, pt: 4, borderTop: '1px solid', borderColor: 'line.main' } as const;

const list = { m: 0, mt: 1, p: 0, listStyle: 'none', typography: 'body1', '& strong': { fontWeight: 550 } } as const;

/** The longest IBAN is wider than a phone: it wraps. */
const fill = {
  mt: 1.5,
  mb: 2,
  py: 1,
  columnGap: 2,
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  textAlign: 'left',
  whiteSpace: 'normal',
} as const;
