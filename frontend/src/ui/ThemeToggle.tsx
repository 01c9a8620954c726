import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { t } from '../texts/de.js';

/** Switches between dark and light; until its first use the system's choice counts. */
export function ThemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton aria-label={isDark ? t.site.toLight : t.site.toDark} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      <Icon size={17} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
