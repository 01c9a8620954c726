/** The address of the tool that checks lists. With an underscore it is no page's slug. */
export const BULK_HASH = '#bulk_list';
