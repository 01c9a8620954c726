import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tc } from '../../texts/de-console.js';
import { stateFrame } from './EmptyState.js';

/** In place of a list of which the filter leaves nothing. */
export function FilteredState({ title, onReset }: { title: string; onReset: () => void }) {
  return (
    <Box sx={stateFrame}>
      <Typography variant="panelTitle" component="p">
        {title}
      </Typography>
      <Button sx={{ mt: 4 }} onClick={onReset}>
        {tc.filter.reset}
      </Button>
    </Box>
  );
}
