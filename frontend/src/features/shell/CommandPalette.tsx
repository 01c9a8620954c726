import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useColorScheme } from '@mui/material/styles';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { fromSearchState } from '~/ui/hooks/use-heading-focus.js';
import { handOverIban } from '~/api/links/iban-handover.js';
import type { ConsoleSection } from './section.js';
import { actionEntry, ibanEntries, matchesSearch, type PaletteEntry, sectionEntries } from './palette-entries.js';
import { type SearchResults, usePaletteSearch } from './use-palette-search.js';
import { useLogout } from './use-logout.js';

interface CommandPaletteProps {
  /** Sections that the user may see. */
  readonly sections: readonly ConsoleSection[];
  /** Admins see the users and find them, too. */
  readonly isAdmin: boolean;
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

const LOGS_OF_IBAN = '/admin/logs?range=30d';

/** Pages, actions, clients' keys, users and the requests of an IBAN by a few letters; Enter leads there. */
export function CommandPalette({ sections, isAdmin, onShortcuts, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const results = usePaletteSearch(text, isAdmin);
  const actions = usePaletteActions(onShortcuts);

  const follow = useFollow(onClose);

  return (
    <ModalDialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { 'aria-label': tc.palette.label },
        transition: { onEnter: () => input.current?.focus() },
      }}
      sx={dialog}
    >
      <Autocomplete<PaletteEntry>
        open
        autoHighlight
        disablePortal
        forcePopupIcon={false}
        options={[...ibanEntries(text), ...sectionEntries(sections), ...actions, ...results.entries]}
        groupBy={({ group }) => group}
        renderGroup={({ key, group, children }) => (
          <Box component="li" key={key} role="presentation">
            <Box aria-hidden className="MuiAutocomplete-groupLabel">
              {group}
            </Box>
            <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ group, title, hint }) => `${group} ${title} ${hint}`}
        // Keys and users are kept: the server has found them, perhaps by an id that the entry does not show.
        filterOptions={(all) =>
          all.filter((entry) => results.entries.includes(entry) || isGiven(entry) || matchesSearch(entry, text.trim()))
        }
        inputValue={text}
        onInputChange={(_, typedText, reason) => reason !== 'selectOption' && setText(typedText)}
        onChange={(_, entry) => follow(entry)}
        // The autocomplete stops Escape, so the palette is closed here.
        onClose={(_, reason) => reason === 'escape' && onClose()}
        noOptionsText={emptyTexts[results.status]}
        renderInput={(field) => (
          <TextField
            {...field}
            inputRef={input}
            placeholder={tc.palette.placeholder}
            slotProps={{
              ...field.slotProps,
              htmlInput: { ...field.slotProps.htmlInput, 'aria-label': tc.palette.label },
              input: { ...field.slotProps.input, startAdornment: <Search size={18} aria-hidden /> },
            }}
          />
        )}
        renderOption={({ key, ...option }, entry) => (
          <Box component="li" key={key} {...option} sx={row}>
            <span>{entry.title}</span>
            <Box component="span" sx={hint}>
              {entry.hint}
            </Box>
          </Box>
        )}
        slotProps={{ popper: { sx: list }, paper: { sx: paper } }}
        sx={field}
      />
    </ModalDialog>
  );
}

/** Texts in place of an empty list, by the state of the search. */
const emptyTexts = {
  idle: tc.palette.nothing,
  found: tc.palette.nothing,
  searching: tc.palette.searching,
  failed: tc.palette.failed,
} as const satisfies Record<SearchResults['status'], string>;

/** Closes the palette and runs the chosen entry. */
function useFollow(onClose: () => void) {
  const goTo = useNavigate();
  return (entry: PaletteEntry | null) => {
    if (!entry) return;
    onClose();
    const { follow } = entry;
    if (typeof follow === 'function') follow();
    else if ('path' in follow) void goTo(follow.path, { state: fromSearchState });
    else void goTo(LOGS_OF_IBAN, { state: { ...fromSearchState, ...handOverIban(follow.iban) } });
  };
}

/** Whether the entry was made from an IBAN in the text, so that no filter applies. */
function isGiven({ follow }: PaletteEntry): boolean {
  return 'iban' in follow;
}

const dialog = { '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 0, sm: '8vh' } } } as const;

/** The field fills the width of the dialog, which is its frame; the focus is shown as a line at its lower edge. */
const field = {
  '& .MuiInputBase-root.MuiOutlinedInput-root': { height: 56, px: 5, py: 0, gap: 3, borderRadius: 0 },
  '& .MuiInputBase-root .MuiInputBase-input.MuiAutocomplete-input': { p: 0 },
  '& .MuiOutlinedInput-root.Mui-focused': { boxShadow: 'inset 0 -2px 0 var(--ip-palette-primary-main)' },
  '& .MuiOutlinedInput-root > svg': { color: 'text.secondary', flex: 'none' },
  '& .MuiOutlinedInput-notchedOutline': { display: 'none' },
} as const;

/** The list is part of the dialog, which therefore grows and shrinks with it. */
const list = { position: 'static !important', transform: 'none !important', width: '100% !important' } as const;

const paper = {
  border: 0,
  boxShadow: 'none',
  bgcolor: 'transparent',
  backgroundImage: 'none',
  '& .MuiAutocomplete-listbox': { maxHeight: '60vh', p: 2 },
  '& .MuiAutocomplete-groupLabel': {
    typography: 'caption',
    fontWeight: 500,
    color: 'text.tertiary',
    px: 3,
    py: 1,
    position: 'static',
  },
} as const;

const hint = {
  typography: 'caption',
  color: 'text.secondary',
  ml: { sm: 'auto' },
  textAlign: { sm: 'right' },
  overflowWrap: 'anywhere',
} as const;

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start !important', sm: 'center !important' },
  justifyContent: { xs: 'center !important', sm: 'flex-start !important' },
  columnGap: 4,
  minHeight: 40,
  px: '12px !important',
  borderRadius: 1,
  typography: 'body2',
} as const;

/** The palette's actions that need no section. */
function usePaletteActions(onShortcuts: () => void): readonly PaletteEntry[] {
  const logout = useLogout();
  const { mode, setMode } = useColorScheme();
  const modes = [
    { mode: 'dark', title: tc.palette.toDark },
    { mode: 'light', title: tc.palette.toLight },
    { mode: 'system', title: tc.palette.toSystem },
  ] as const;
  return [
    ...modes
      .filter((offered) => offered.mode !== mode)
      .map(({ mode: next, title }) => actionEntry(title, () => setMode(next))),
    actionEntry(tc.shortcuts.open, onShortcuts),
    actionEntry(tc.shell.logout, logout),
  ];
}
