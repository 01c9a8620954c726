import type { Column } from '../columns/column.js';

export const densities = ['normal', 'compact'] as const;
export type Density = (typeof densities)[number];

/** A user's settings of a table. */
export interface TableSettings {
  /** Fields of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly density: Density;
}

export const defaultSettings: TableSettings = { hidden: [], density: 'normal' };

/** Parameter of the address with the hidden columns, as saved views and links have it. */
export const HIDDEN = 'hide';

const FIELD = /^[A-Za-z]{1,40}$/;
const MAX_FIELDS = 30;

/** The settings stored by the browser; invalid parts get the default. */
export function readSettings(data: unknown): TableSettings {
  const { hidden, density }: Readonly<Record<string, unknown>> = { ...(data ?? {}) };
  return {
    hidden: Array.isArray(hidden) ? hidden.filter(isField).slice(0, MAX_FIELDS) : [],
    density: densities.find((option) => option === density) ?? defaultSettings.density,
  };
}

/** The fields that a list in the URL names; null where there is none. */
export function readFields(list: string | null): readonly string[] | null {
  return list === null ? null : list.split(',').filter(isField).slice(0, MAX_FIELDS);
}

function isField(field: unknown): field is string {
  return typeof field === 'string' && FIELD.test(field);
}

/** Columns without the hidden ones. A fixed column, which identifies the row, is always shown. */
export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): readonly Column<Row>[] {
  return columns.filter(({ field, isFixed = false }) => isFixed || !hidden.includes(field));
}
