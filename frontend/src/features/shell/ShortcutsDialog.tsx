import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { areLetterShortcutsOn, setLetterShortcuts } from '~/ui/controls/letter-shortcuts.js';

const text = tc.shortcuts;

/** Every shortcut of the console under the heading of where it holds, and the choice to do without single characters. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const help = useId();
  const [areOn, setOn] = useState(areLetterShortcutsOn);

  function choose(count: boolean) {
    setLetterShortcuts(count);
    setOn(count);
  }

  return (
    <ModalDialog open onClose={onClose}>
      <DialogTitle>{text.title}</DialogTitle>
      <DialogContent sx={content}>
        {text.groups.map(({ title, rows }) => (
          <section key={title}>
            <Typography component="h3" variant="panelTitle">
              {title}
            </Typography>
            <Box component="dl" sx={list}>
              {rows.map(({ keys, what }) => (
                <Box key={what} sx={row}>
                  <Box component="dt">
                    <Keys keys={keys} />
                  </Box>
                  <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                    {what}
                  </Box>
                </Box>
              ))}
            </Box>
          </section>
        ))}
        <Box>
          <FormControlLabel
            label={text.letters}
            control={
              <Switch
                checked={areOn}
                onChange={(_, count) => choose(count)}
                slotProps={{ input: { 'aria-describedby': help } }}
              />
            }
          />
          <Typography id={help} variant="body2" sx={{ color: 'text.secondary' }}>
            {text.lettersHelp}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the list is read; what comes next is to go back */}
        <Button variant="contained" autoFocus onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <Box key={key} component="kbd" sx={cap}>
      {key}
    </Box>
  ));
}

const content = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, pt: '12px !important' } as const;

const list = { m: 0, mt: 1, typography: 'body2' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 4,
  minHeight: 36,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

const cap = {
  display: 'inline-block',
  minWidth: 24,
  px: 1.5,
  mr: 1,
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: '4px',
  bgcolor: 'surface.sunken',
  typography: 'mono',
  fontSize: '.75rem',
  lineHeight: '20px',
  textAlign: 'center',
} as const;
