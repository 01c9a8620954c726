import Box from '@mui/material/Box';
import { VisuallyHidden } from '../text/VisuallyHidden.js';

/** One column of a chart's table. The first one names the row. */
export interface ChartColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
}

interface ChartTableProps<Row> {
  readonly title: string;
  readonly columns: readonly ChartColumn<Row>[];
  readonly rows: readonly Row[];
}

/** The figures of a chart, one row each; as high as the chart, and scrolled inside. */
export function ChartTable<Row>({ title, columns, rows }: ChartTableProps<Row>) {
  return (
    // Focusable, because without a mouse it could not be scrolled otherwise.
    <Box role="region" aria-label={title} tabIndex={0} sx={frame}>
      <Box component="table" sx={table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ title: name, cell }, column) =>
                column === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const frame = {
  maxHeight: 280,
  overflow: 'auto',
  borderTop: '1px solid',
  borderColor: 'line.main',
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { px: 5, height: 32, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    height: 40,
    typography: 'caption',
    fontWeight: 550,
    color: 'text.secondary',
    bgcolor: 'background.paper',
  },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;
