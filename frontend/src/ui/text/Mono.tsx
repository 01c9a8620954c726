import { styled } from '@mui/material/styles';

/** Codes, numbers and IBANs. The blank between groups is drawn at about 0.7 of a digit; the text itself keeps it. */
export const Mono = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.mono.fontFamily,
  fontFeatureSettings: '"zero" 1',
  letterSpacing: 0,
  wordSpacing: '-.3ch',
}));
