import type { IbanVerdict } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleX } from 'lucide-react';
import { hintFor } from '@pruefer/iban';
import Button from '@mui/material/Button';
import { resultTexts } from '~/texts/check-result.js';
import { anatomyLabel } from '~/ui/anatomy/anatomy-label.js';
import { IbanAnatomy } from '~/ui/anatomy/IbanAnatomy.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { groupIban } from '~/ui/anatomy/group-iban.js';
import { pageLanguage } from '~/texts/page-language.js';
import { type Fact, Facts } from '~/ui/panel/Facts.js';
import { Note } from '~/ui/text/Note.js';
import { buildAnatomy } from './build-anatomy.js';
import { CheckList } from './CheckList.js';
import { Suggestions } from './Suggestions.js';
import { wrongCharacterAt } from './wrong-character.js';

interface VerdictViewProps {
  readonly iban: string;
  readonly answer: IbanVerdict;
  readonly onSelect: (position: number) => void;
  readonly onFill: (iban: string) => void;
}

/** The verdict: bar, then anatomy and facts or reason on the left, every check on the right. */
export function VerdictView({ iban, answer, onSelect, onFill }: VerdictViewProps) {
  const parts = buildAnatomy(iban, answer);
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

/** Valid or not, across the whole card. */
function VerdictBar({ valid, timestamp }: { valid: boolean; timestamp: string }) {
  const kind = valid ? 'success' : 'error';
  const Icon = valid ? CircleCheck : CircleX;
  return (
    <Box sx={{ ...bar, bgcolor: `${kind}.light`, '& > svg, & > h3': { color: `${kind}.main` } }}>
      <Icon size={26} aria-hidden />
      <Typography component="h3" variant="cardTitle">
        {valid ? resultTexts.valid : resultTexts.invalid}
      </Typography>
      <Box sx={time}>
        {resultTexts.time} <CheckTime timestamp={timestamp} />
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 64,
  px: { xs: 5, md: 8 },
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

const time = {
  display: { xs: 'none', sm: 'block' },
  ml: 'auto',
  typography: 'body2',
  color: 'text.secondary',
} as const;

/** The time of the check. */
function CheckTime({ timestamp }: { timestamp: string }) {
  return <time dateTime={timestamp}>{resultTexts.at(timestamp)}</time>;
}

interface InvalidDetailsProps {
  readonly iban: string;
  readonly answer: IbanVerdict;
  readonly onSelect: (position: number) => void;
  readonly onFill: (iban: string) => void;
}

/** Why an IBAN is invalid, what to look at, and the way to the wrong character. */
function InvalidDetails({ iban, answer, onSelect, onFill }: InvalidDetailsProps) {
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

/** The known facts about a valid IBAN, and the warnings that do not make it invalid. */
function ValidDetails({ answer }: { answer: IbanVerdict }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 }}>
      <Facts facts={listFacts(answer)} />
      {answer.warnings.map(({ code, message }) => (
        <Note key={code} kind="warning">
          {message}
        </Note>
      ))}
    </Box>
  );
}

function listFacts(answer: IbanVerdict): Fact[] {
  const { country, checks, blz, branchCode, accountNumber, bankName, bic, bankAddress, bank, timestamp } = answer;
  return [
    { label: resultTexts.country, value: nameIn(checks.country) ?? country },
    { label: resultTexts.blz, value: blz && groupedBankCode(blz), code: true, copy: blz },
    ...(branchCode === null ? [] : [{ label: resultTexts.branch, value: branchCode, code: true }]),
    { label: resultTexts.accountNumber, value: accountNumber, code: true },
    { label: resultTexts.bank, value: bankName },
    { label: resultTexts.bic, value: bic, code: true, copy: bic },
    { label: resultTexts.bankAddress, value: bankAddress },
    ...(bank?.source
      ? [{ label: resultTexts.bankSource, value: resultTexts.ofBankSource(bank.source), wide: true }]
      : []),
    { label: resultTexts.time, value: resultTexts.at(timestamp), wide: true, onlyOnPhones: true },
  ];
}

/** The name of the country, in the language of the page. */
function nameIn({ result, reason }: IbanVerdict['checks']['country']): string | null {
  return result === 'passed' ? reason : null;
}

/** German bank codes are read as three, three, two. */
function groupedBankCode(blz: string): string {
  return blz.replace(/^(\d{3})(\d{3})(\d{2})$/, '$1 $2 $3');
}
