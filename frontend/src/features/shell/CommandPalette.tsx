import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { tc } from '../../texts/de-console.js';
import { ModalDialog } from '../../ui/dialog/ModalDialog.js';
import { useSettled } from '../../ui/use-settled.js';
import type { Section } from './section.js';
import { useFoundKeysQuery } from './found-keys.api.js';
import { entriesOf, isMeant, keyEntry, type PaletteEntry } from './palette-entries.js';

interface CommandPaletteProps {
  /** Those that the user may see. */
  readonly sections: readonly Section[];
  readonly onClose: () => void;
}

const SETTLED_AFTER_MS = 250;
/** One letter would find nearly every client. */
const SHORTEST_SEARCH = 2;

/** Pages, actions and clients' keys by a few letters; Enter leads there. */
export function CommandPalette({ sections, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const goTo = useNavigate();
  const keys = useKeyEntries(text);

  function follow(entry: PaletteEntry | null) {
    if (!entry) return;
    onClose();
    void goTo(entry.address);
  }

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
        options={[...entriesOf(sections), ...keys]}
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
        getOptionKey={({ address }) => address}
        // The server has already found the keys, by their id too.
        filterOptions={(all) => all.filter((entry) => keys.includes(entry) || isMeant(entry, text.trim()))}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason !== 'selectOption' && setText(typed)}
        onChange={(_, entry) => follow(entry)}
        // It keeps Escape to itself.
        onClose={(_, reason) => reason === 'escape' && onClose()}
        noOptionsText={tc.palette.nothing}
        renderInput={(field) => (
          <TextField
            {...field}
            inputRef={input}
            placeholder={tc.palette.placeholder}
            slotProps={{
              ...field.slotProps,
              htmlInput: { ...field.slotProps.htmlInput, 'aria-label': tc.palette.label },
              input: { ...field.slotProps.input, startAdornment: <Search size={18} strokeWidth={1.75} aria-hidden /> },
            }}
          />
        )}
        renderOption={({ key, ...option }, entry) => (
          <Box component="li" key={key} {...option} sx={row}>
            <span>{entry.title}</span>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', ml: 'auto' }}>
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

function useKeyEntries(text: string): readonly PaletteEntry[] {
  const searched = useSettled(text.trim(), SETTLED_AFTER_MS);
  const isSkipped = searched.length < SHORTEST_SEARCH;
  const { data = [] } = useFoundKeysQuery(searched, { skip: isSkipped });
  return isSkipped ? [] : data.map(keyEntry);
}

const dialog = { '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 0, sm: '8vh' } } } as const;

/** Edge to edge: the dialog is its frame, a line in the colour of the focus its lower edge. */
const field = {
  '& .MuiOutlinedInput-root': { height: 56, px: 5, gap: 2, borderRadius: 0 },
  '& .MuiOutlinedInput-root.Mui-focused': { boxShadow: 'inset 0 -2px 0 var(--ip-palette-primary-main)' },
  '& .MuiOutlinedInput-root > svg': { color: 'text.secondary', flex: 'none' },
  '& fieldset': { border: 0 },
} as const;

/** Below the field in the dialog itself: with it the dialog grows and shrinks. */
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

const row = {
  display: 'flex',
  gap: 4,
  minHeight: 40,
  px: '12px !important',
  borderRadius: 1,
  typography: 'body2',
} as const;
