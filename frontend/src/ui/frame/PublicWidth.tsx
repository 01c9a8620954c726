import { styled } from '@mui/material/styles';

/** The column that every public page keeps to. */
export const PublicWidth = styled('div')(({ theme }) => ({
  maxWidth: 1152,
  marginInline: 'auto',
  paddingInline: 20,
  [theme.breakpoints.up('md')]: { paddingInline: 32 },
}));
