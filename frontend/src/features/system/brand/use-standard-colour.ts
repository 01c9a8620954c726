import { useTheme } from '@mui/material/styles';

/** The colour of the public site until another is chosen. */
export function useStandardColour(): string {
  return useTheme().colorSchemes.light!.palette.primary.main;
}
