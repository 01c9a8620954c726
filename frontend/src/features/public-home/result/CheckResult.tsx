import type { IbanVerdict } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { resultTexts } from '~/texts/check-result.js';
import { anatomyLabel } from '~/ui/anatomy/anatomy-label.js';
import { IbanAnatomy } from '~/ui/anatomy/IbanAnatomy.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { anatomyOf } from './anatomy-of.js';
import { CheckList } from './CheckList.js';
import { groupIban } from '~/ui/anatomy/group-iban.js';
import { InvalidDetails } from './InvalidDetails.js';
import { ValidDetails } from './ValidDetails.js';
import { VerdictBar } from './VerdictBar.js';

interface CheckResultProps {
  readonly iban: string;
  readonly answer: IbanVerdict;
  readonly onSelect: (position: number) => void;
  readonly onFill: (iban: string) => void;
}

/** The verdict: bar, then anatomy and facts or reason on the left, every check on the right. */
export function CheckResult({ iban, answer, onSelect, onFill }: CheckResultProps) {
  const parts = anatomyOf(iban, answer);
  return (
    <>
      <VerdictBar valid={answer.valid} timestamp={answer.timestamp} />
      <Box sx={columns}>
        <Box sx={main}>
          <Box sx={head}>
            <IbanAnatomy parts={parts} label={anatomyLabel(iban, parts)} />
            {answer.valid && (
              <Box sx={{ mt: { md: 2 } }}>
                <CopyButton what={resultTexts.iban} text={groupIban(iban)} />
              </Box>
            )}
          </Box>
          {answer.valid ? (
            <ValidDetails answer={answer} />
          ) : (
            <InvalidDetails iban={iban} answer={answer} onSelect={onSelect} onFill={onFill} />
          )}
        </Box>
        <CheckList answer={answer} />
      </Box>
    </>
  );
}

const columns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 368px' } } as const;

const head = { display: 'flex', gap: { xs: 1, md: 3 }, mb: { xs: 2, md: 2.75 } } as const;

const main = { px: { xs: 5, md: 8 }, pt: { xs: 5, md: 8.5 }, pb: { xs: 5, md: 6 }, minWidth: 0 } as const;
