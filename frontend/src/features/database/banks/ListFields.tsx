import type { BankDataOverview, BankList, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { tc } from '~/texts/de-console.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { listOptions, loadedTexts, OWN_LIST } from './list-options.js';

/** The chosen list of countries that a bank file covers. */
export interface ChosenList {
  /** The first of a list's countries, or `OWN_LIST`. */
  readonly list: string;
  /** The country typed for an own list; empty: the file names its country. */
  readonly typedCountry: string;
}

interface ListFieldsProps {
  readonly choice: ChosenList;
  readonly overview: Pick<BankDataOverview, 'lists' | 'loaded'>;
  readonly times: Times;
  /** The user has tried to send it: problems are shown. */
  readonly isSubmitted: boolean;
  readonly onChoose: (choice: ChosenList) => void;
}

const text = tc.database.banks.dialog;
const COUNTRY_LENGTH = 2;
const country = /^[A-Z]{2}$/;

/** The list that a file holds, its expected format and the import it would take over from. */
export function ListFields({ choice, overview, times, isSubmitted, onChoose }: ListFieldsProps) {
  const options = listOptions(overview.lists);
  const list = options.find(({ value }) => value === choice.list)?.list;
  const { typedCountry } = choice;
  const isWrong = parseChosenCountry(choice) === undefined && (isSubmitted || typedCountry.length === COUNTRY_LENGTH);
  return (
    <>
      <TextField
        select
        label={text.list}
        value={choice.list}
        onChange={({ target }) => onChoose({ ...choice, list: target.value })}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
            {option.text}
          </MenuItem>
        ))}
      </TextField>
      {list && <ListFacts list={list} loadedLines={loadedTexts(list, overview.loaded, (day) => times.ofDay(day))} />}
      {choice.list === OWN_LIST && (
        <TextField
          label={text.country}
          value={typedCountry}
          onChange={({ target }) => onChoose({ ...choice, typedCountry: target.value.trim() })}
          error={isWrong}
          helperText={isWrong ? text.countryWrong : text.countryHelp}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: COUNTRY_LENGTH } }}
          sx={{ maxWidth: { sm: 280 } }}
        />
      )}
    </>
  );
}

function ListFacts({ list, loadedLines }: { list: BankList; loadedLines: readonly string[] }) {
  const { publisher, site, files } = list;
  return (
    <FactRows
      facts={[
        { label: text.from, value: publisher && site ? text.fromSite(publisher, site) : text.fromNobody },
        { label: text.expected, value: publisher ? files.reduce(text.either) : text.ownFile },
        ...(loadedLines.length > 0
          ? [{ label: text.loadedLabel, value: loadedLines.map((line) => <Box key={line}>{line}</Box>) }]
          : []),
      ]}
    />
  );
}

/** The country that is named with a file; null: none; undefined: the typed text is no country. */
export function parseChosenCountry({ list, typedCountry }: ChosenList): string | null | undefined {
  if (list !== OWN_LIST) return list;
  if (typedCountry === '') return null;
  return country.test(typedCountry) ? typedCountry : undefined;
}
