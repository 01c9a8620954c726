import Box from '@mui/material/Box';
import { Mono } from '~/ui/text/Mono.js';

/** Groups of four; the dots of a cut belong to the last one, and a masked IBAN is one group. */
const GROUP = /.*….*|[^.]{1,4}\.*|\.+/gu;

/**
 * An IBAN, or its masked rest, drawn in groups of four: the gaps are layout, the text has none. It may take a second
 * line where it `wraps`.
 */
export function GroupedIban({ iban, wraps = false }: { iban: string; wraps?: boolean }) {
  return (
    <Mono sx={{ display: 'inline-flex', flexWrap: wraps ? 'wrap' : 'nowrap', columnGap: '.6ch', whiteSpace: 'nowrap' }}>
      {iban.match(GROUP)?.map((group, index) => (
        <Box key={index} component="span">
          {group}
        </Box>
      ))}
    </Mono>
  );
}
