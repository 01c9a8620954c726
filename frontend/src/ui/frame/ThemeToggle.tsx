import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { t } from '~/texts/site.js';
import { useHydrated } from '../hooks/use-hydrated.js';

/** Switches between dark and light; until its first use the system's choice counts. Which icon is seen is the style sheet's business: the server that draws it knows no theme. */
export function ThemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = useHydrated() && colorScheme === 'dark';
  return (
    <IconButton
      data-needs-script
      aria-label={isDark ? t.site.toLight : t.site.toDark}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <Box component="span" sx={lightOnlyStyles}>
        <Moon size={17} aria-hidden />
      </Box>
      <Box component="span" sx={darkOnlyStyles}>
        <Sun size={17} aria-hidden />
      </Box>
    </IconButton>
  );
}

const lightOnlyStyles = { display: 'flex', '[data-dark] &': { display: 'none' } } as const;

const darkOnlyStyles = { display: 'none', '[data-dark] &': { display: 'flex' } } as const;
