import type { BackupPart, RestoreCheck } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { tc } from '~/texts/de-console.js';
import { describeRowChanges } from './describe-row-changes.js';
import type { RestoreSelection } from './restore-selection.js';

const { backups, restore } = tc.database;
const text = restore.checked;

interface PartChoiceProps {
  readonly check: RestoreCheck;
  readonly selection: RestoreSelection;
  readonly onSelect: (selection: RestoreSelection) => void;
}

/** The parts of a backup with what each would change; those that are ticked come back. */
export function PartChoice({ check: { parts }, selection, onSelect }: PartChoiceProps) {
  const choose = (part: BackupPart, isChosen: boolean) => {
    const nextParts = parts
      .map((entry) => entry.part)
      .filter((listedPart) => (listedPart === part ? isChosen : selection.parts.includes(listedPart)));
    // Deleted pages can only be restored together with the content.
    onSelect({ parts: nextParts, bringsBackDeleted: selection.bringsBackDeleted && nextParts.includes('content') });
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
                checked={selection.parts.includes(part.part)}
                onChange={(_, isChosen) => choose(part.part, isChosen)}
              />
            }
          />
          <FormHelperText sx={below}>{describeRowChanges(part)}</FormHelperText>
          {part.registryReleases && (
            <FormHelperText sx={besides}>
              {text.registryReleases(describeRowChanges(part.registryReleases))}
            </FormHelperText>
          )}
        </Box>
      ))}
      {selection.parts.length === 0 && <FormHelperText error>{text.choosePart}</FormHelperText>}
      <FormControlLabel
        label={text.deleted}
        disabled={!selection.parts.includes('content')}
        control={
          <Checkbox
            checked={selection.bringsBackDeleted}
            onChange={(_, bringsBackDeleted) => onSelect({ ...selection, bringsBackDeleted })}
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
