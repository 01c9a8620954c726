import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartColumn, Table } from 'lucide-react';
import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { Panel } from '../panel/Panel.js';
import { useQueryParams } from '../hooks/use-query-params.js';
import { ChartTable, type ChartColumn as Column } from './ChartTable.js';

interface ChartFrameProps<Row> {
  readonly title: string;
  /** Time range or source, in words. */
  readonly subtitle?: ReactNode;
  /** Name of this chart in the URL while its table is shown. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Next to the switch: legend, zoom. */
  readonly actions?: ReactNode;
  /** The chart, or its placeholder. */
  readonly children: ReactNode;
}

const PARAMETER = 'table';

/** A panel with a chart that can be read as a table too; which of both is kept in the URL. */
export function ChartFrame<Row>(props: ChartFrameProps<Row>) {
  const { title, subtitle, name, columns, rows, actions, children } = props;
  const [params, change] = useQueryParams();
  const isTable = params.get(PARAMETER) === name;

  const Icon = isTable ? ChartColumn : Table;
  const toggle = (
    <Button
      variant="text"
      size="small"
      onClick={() => change({ [PARAMETER]: isTable ? null : name })}
      startIcon={<Icon size={16} aria-hidden />}
      sx={{ flex: 'none' }}
    >
      {isTable ? tc.chart.asChart : tc.chart.asTable}
    </Button>
  );
  const actionsBar = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
      {actions}
      {toggle}
    </Box>
  );
  return (
    <Panel title={title} subtitle={subtitle} actions={actionsBar} flush={isTable}>
      {isTable ? <ChartTable title={title} columns={columns} rows={rows} /> : children}
    </Panel>
  );
}
