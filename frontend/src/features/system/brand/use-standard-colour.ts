import { useTheme } from '@mui/material/styles';

/** The colour that the public site has while nobody has chosen another. */
export function useStandardColour(): string {
  return useTheme().colorSchemes.light!.palette.primary.main;
}
