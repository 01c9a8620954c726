import type { BackupPart, RestoreCheck } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { tc } from '~/texts/de-console.js';
import { changesOf } from './changes-of.js';
import type { RestoreWish } from './restore-wish.js';

const { backups, restore } = tc.database;
const text = restore.checked;

interface PartChoiceProps {
  readonly check: RestoreCheck;
  readonly wish: RestoreWish;
  readonly onWish: (wish: RestoreWish) => void;
}

/** The parts of a backup with what each would change; those that are ticked come back. */
export function PartChoice({ check: { parts }, wish, onWish }: PartChoiceProps) {
  const choose = (part: BackupPart, isChosen: boolean) => {
    const nextParts = parts
      .map((known) => known.part)
      .filter((known) => (known === part ? isChosen : wish.parts.includes(known)));
    // Deleted pages can only be restored together with the content.
    onWish({ parts: nextParts, bringsBackDeleted: wish.bringsBackDeleted && nextParts.includes('content') });
  };
  return (
    <Box component="fieldset" sx={frame}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 550 }}>
        {text.parts}
      </Box>
      {parts.map((part) => (
        <Box key={part.part} sx={{ mb: 1 }}>
          <FormControlLabel
            label={backups.parts[part.part]}
            control={
              <Checkbox
                checked={wish.parts.includes(part.part)}
                onChange={(_, isChosen) => choose(part.part, isChosen)}
              />
            }
          />
          <FormHelperText sx={below}>{changesOf(part)}</FormHelperText>
          {part.registryReleases && (
            <FormHelperText sx={besides}>{text.registryReleases(changesOf(part.registryReleases))}</FormHelperText>
          )}
        </Box>
      ))}
      {wish.parts.length === 0 && <FormHelperText error>{text.choosePart}</FormHelperText>}
      <FormControlLabel
        label={text.deleted}
        disabled={!wish.parts.includes('content')}
        control={
          <Checkbox
            checked={wish.bringsBackDeleted}
            onChange={(_, bringsBackDeleted) => onWish({ ...wish, bringsBackDeleted })}
          />
        }
      />
      <FormHelperText sx={below}>{text.deletedHelp}</FormHelperText>
    </Box>
  );
}

const frame = { m: 0, p: 0, border: 0, minWidth: 0, typography: 'body2' } as const;

/** Below the words, not the box. */
const besides = { mt: 0, ml: '26px !important' } as const;
const below = { ...besides, mt: '-4px !important' } as const;
