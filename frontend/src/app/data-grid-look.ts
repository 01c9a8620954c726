import type {} from '@mui/x-data-grid/themeAugmentation';
import { focusRing, INSIDE_PX } from './focus-ring.js';
import type { ThemeComponents } from './theme-types.js';

type DataGridLook = NonNullable<ThemeComponents['MuiDataGrid']>;

/** Hairlines between rows and nothing else; the first cell begins and the last one ends at the panel's edge of 20 px. */
export const dataGridLook: DataGridLook = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      '--DataGrid-rowBorderColor': vars.palette.line.main,
      '--DataGrid-t-color-border-base': vars.palette.line.main,
      '--DataGrid-t-color-background-base': vars.palette.background.paper,
      '--DataGrid-t-header-background-base': vars.palette.background.paper,
      '--DataGrid-containerBackground': vars.palette.background.paper,
      border: 0,
      borderRadius: 0,
      backgroundColor: vars.palette.background.paper,
      fontSize: '.8125rem',
      lineHeight: '20px',
      fontVariantNumeric: 'tabular-nums',
      '& .MuiDataGrid-columnSeparator': { display: 'none' },
      '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { padding: '0 8px' },
      '& [aria-colindex="1"]': { paddingLeft: 20 },
      // The list grows with its rows, so its head stays in sight as the page is scrolled: nothing in between may scroll by itself.
      '&, & .MuiDataGrid-main, & .MuiDataGrid-mainContent, & .MuiDataGrid-virtualScroller': {
        overflow: 'clip !important',
      },
      // Behind the last cell of a row stands one of the grid's own, without width.
      '& .MuiDataGrid-cellEmpty': { padding: 0 },
      '& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell:has(+ .MuiDataGrid-cellEmpty)': { paddingRight: 20 },
      '& .MuiDataGrid-columnHeaderTitle': { fontSize: '.75rem', fontWeight: 550, color: vars.palette.text.secondary },
      '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
      '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
        { outline: 'none' },
      '&.MuiDataGrid-root :focus-visible': focusRing(vars.palette.primary.main, INSIDE_PX),
      '&.opens .MuiDataGrid-row': { cursor: 'pointer' },
      '& .MuiDataGrid-row:hover': { backgroundColor: vars.palette.surface.hover },
      '& .MuiDataGrid-row.marked': { backgroundColor: vars.palette.action.selected },
      '& .MuiDataGrid-filler': { display: 'none' },
    }),
  },
};
