import { styled } from '@mui/material/styles';

/** Leads keyboards past everything that is the same on every page; it is seen while it has the focus. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: 12,
  left: 12,
  padding: theme.spacing(2, 4),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.ink,
  color: theme.vars.palette.surface.onInk,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
