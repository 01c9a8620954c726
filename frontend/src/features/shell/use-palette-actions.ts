import { useColorScheme } from '@mui/material/styles';
import { tc } from '~/texts/de-console.js';
import { actionEntry, type PaletteEntry } from './palette-entries.js';
import { useLogout } from './use-logout.js';

/** The palette's actions that need no section. */
export function usePaletteActions(onShortcuts: () => void): readonly PaletteEntry[] {
  const logout = useLogout();
  const { mode, setMode } = useColorScheme();
  const modes = [
    { mode: 'dark', title: tc.palette.toDark },
    { mode: 'light', title: tc.palette.toLight },
    { mode: 'system', title: tc.palette.toSystem },
  ] as const;
  return [
    ...modes
      .filter((offered) => offered.mode !== mode)
      .map(({ mode: next, title }) => actionEntry(title, () => setMode(next))),
    actionEntry(tc.shortcuts.open, onShortcuts),
    actionEntry(tc.shell.logout, logout),
  ];
}
