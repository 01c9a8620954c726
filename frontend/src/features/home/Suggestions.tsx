import type { Suggestion } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../texts/de.js';

const MOST_SHOWN = 3;

/** What may have been misread. Never claims to be right, and changes nothing by itself: another account fits the check digits just as well. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <Box sx={frame}>
      <Typography component="h4" variant="body1" sx={{ fontWeight: 600 }}>
        {t.suggestions.heading}
      </Typography>
      <Box component="ul" sx={list}>
        {suggestions.slice(0, MOST_SHOWN).map(({ position, from, to, bankName }) => (
          <li key={`${position} ${to}`}>
            <strong>{t.suggestions.character(position, from, to)}</strong>{' '}
            {bankName ? t.suggestions.bank(bankName) : t.suggestions.noBank}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t.suggestions.caution}
      </Typography>
    </Box>
  );
}

const frame = { mt: 6, pt: 4, borderTop: '1px solid', borderColor: 'line.main' } as const;

const list = { m: 0, mt: 1, p: 0, listStyle: 'none', typography: 'body1', '& strong': { fontWeight: 550 } } as const;
