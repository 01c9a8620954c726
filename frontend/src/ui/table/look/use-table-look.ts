import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useStoredValue } from '~/ui/hooks/stored-value.js';
import { type Density, fieldsIn, HIDDEN, lookIn, type TableLook, usualLook } from './table-look.js';

/**
 * Columns and density of a table, kept in this browser for each person. An address that names hidden columns counts more, until the user
 * chooses columns again.
 * @param table its name, and whose it is
 */
export function useTableLook(table: string, user: string) {
  const [params, change] = useQueryParams();
  const [kept, changeKept] = useStoredValue(`look:${table}:${user}`, lookIn);
  const look: TableLook = { ...kept, hidden: fieldsIn(params.get(HIDDEN)) ?? kept.hidden };

  function choose(part: Partial<TableLook>) {
    changeKept(() => ({ ...look, ...part }));
    if (params.has(HIDDEN)) change({ [HIDDEN]: null }, true);
  }

  return {
    look,
    isUsual: look.hidden.length === 0 && look.density === usualLook.density,
    setShown: (field: string, isShown: boolean) => {
      const otherFields = look.hidden.filter((hidden) => hidden !== field);
      choose({ hidden: isShown ? otherFields : [...otherFields, field] });
    },
    setDensity: (density: Density) => choose({ density }),
    reset: () => choose(usualLook),
  };
}

export type TableLooking = ReturnType<typeof useTableLook>;
