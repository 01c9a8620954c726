import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useStoredValue } from '~/ui/hooks/use-stored-value.js';
import {
  defaultSettings,
  type Density,
  HIDDEN,
  readFields,
  readSettings,
  type TableSettings,
} from './table-settings.js';

/**
 * Columns and density of a table, kept in this browser for each person. An address that names hidden columns counts more, until the user
 * chooses columns again.
 * @param table its name, and whose it is
 */
export function useTableSettings(table: string, user: string) {
  const [params, change] = useQueryParams();
  const [storedSettings, changeStored] = useStoredValue(`look:${table}:${user}`, readSettings);
  const values: TableSettings = { ...storedSettings, hidden: readFields(params.get(HIDDEN)) ?? storedSettings.hidden };

  function choose(part: Partial<TableSettings>) {
    changeStored(() => ({ ...values, ...part }));
    if (params.has(HIDDEN)) change({ [HIDDEN]: null }, true);
  }

  return {
    ...values,
    isDefault: values.hidden.length === 0 && values.density === defaultSettings.density,
    setShown: (field: string, isShown: boolean) => {
      const otherFields = values.hidden.filter((hidden) => hidden !== field);
      choose({ hidden: isShown ? otherFields : [...otherFields, field] });
    },
    setDensity: (density: Density) => choose({ density }),
    reset: () => choose(defaultSettings),
  };
}

export type TableSettingsControl = ReturnType<typeof useTableSettings>;
