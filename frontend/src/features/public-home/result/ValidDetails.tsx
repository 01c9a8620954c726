import type { IbanVerdict } from '@pruefer/contracts';
import { resultTexts } from '~/texts/check-result.js';
import Box from '@mui/material/Box';
import { type Fact, Facts } from '~/ui/panel/Facts.js';
import { Note } from '~/ui/text/Note.js';

/** The known facts about a valid IBAN, and the warnings that do not make it invalid. */
export function ValidDetails({ answer }: { answer: IbanVerdict }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 }}>
      <Facts facts={factsOf(answer)} />
      {answer.warnings.map(({ code, message }) => (
        <Note key={code} kind="warning">
          {message}
        </Note>
      ))}
    </Box>
  );
}

function factsOf(answer: IbanVerdict): Fact[] {
  const { country, checks, blz, branchCode, accountNumber, bankName, bic, bankAddress, bank, timestamp } = answer;
  return [
    { label: resultTexts.country, value: nameIn(checks.country) ?? country },
    { label: resultTexts.blz, value: blz && inReadingGroups(blz), code: true, copy: blz },
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
function inReadingGroups(blz: string): string {
  return blz.replace(/^(\d{3})(\d{3})(\d{2})$/, '$1 $2 $3');
}
