import { recordRow, rowList } from '~/ui/panel/record-rows.js';

/** A list of rows that fills a drawer: the first has no hairline above it. */
export const drawerRowList = { ...rowList, '& > li:first-of-type': { borderTop: 0 } } as const;

export const drawerRecordRow = { ...recordRow, rowGap: 2, px: 6, py: 3 } as const;
