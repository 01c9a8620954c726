import type { IbanVerdict } from '@pruefer/contracts';
import { hintFor } from '@pruefer/iban';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { resultTexts } from '~/texts/check-result.js';
import { pageLanguage } from '~/texts/page-language.js';
import { Suggestions } from './Suggestions.js';
import { wrongCharacterAt } from './wrong-character.js';

interface InvalidDetailsProps {
  readonly iban: string;
  readonly answer: IbanVerdict;
  readonly onSelect: (position: number) => void;
  readonly onFill: (iban: string) => void;
}

/** Why an IBAN is invalid, what to look at, and the way to the wrong character. */
export function InvalidDetails({ iban, answer, onSelect, onFill }: InvalidDetailsProps) {
  const position = wrongCharacterAt(answer);
  const hint = answer.hint?.message ?? hintFor(iban, answer, pageLanguage);
  return (
    <Box sx={{ maxWidth: 540, pt: { xs: 3, md: 0 } }}>
      <Typography variant="body1" sx={{ fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.53, textWrap: 'pretty' }}>
        {answer.error ?? resultTexts.invalidDefault}
      </Typography>
      {hint && (
        <Typography variant="body1" sx={{ mt: 2, color: 'text.secondary', textWrap: 'pretty' }}>
          {hint}
        </Typography>
      )}
      {position !== null && (
        <Button data-needs-script sx={{ mt: 4.5 }} onClick={() => onSelect(position)}>
          {resultTexts.select(position)}
        </Button>
      )}
      <Suggestions suggestions={answer.suggestions} onFill={onFill} />
    </Box>
  );
}
