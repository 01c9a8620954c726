import type { SectionIcon as SectionIconName } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { sectionIconDrawings } from './section-icons.js';

/** The icon of a section, in the colour of links; it is decorative. */
export function SectionIconImage({ name }: { name: SectionIconName | null }) {
  if (!name) return null;
  const Icon = sectionIconDrawings[name];
  return (
    <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
      <Icon size={22} aria-hidden />
    </Box>
  );
}
