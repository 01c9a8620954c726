import Box from '@mui/material/Box';
import { Mono } from '../../ui/Mono.js';

const GROUP = /.{1,4}/gu;

/** An IBAN, or what is left of it, drawn in groups of four: the gaps are layout, the text has none. */
export function GroupedIban({ iban }: { iban: string }) {
  return (
    <Mono sx={{ whiteSpace: 'nowrap' }}>
      {iban.match(GROUP)?.map((group, place) => (
        <Box key={place} component="span" sx={{ '& + &': { ml: '.6ch' } }}>
          {group}
        </Box>
      ))}
    </Mono>
  );
}
