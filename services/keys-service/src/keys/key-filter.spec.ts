import { buildKeyFilter } from './key-filter.js';

describe('buildKeyFilter', () => {
  it('excludes renewed keys by default', () => {
    expect(buildKeyFilter({}).where).toContain('superseded_at IS NULL');
    expect(buildKeyFilter({ showRenewed: 'true' })).toEqual({ where: 'true', values: [] });
  });

  it('E3: passes the search term as a value, never in the SQL', () => {
    const searchTerm = `50%_' OR 1=1; --`;
    const { where, values } = buildKeyFilter({ search: ` ${searchTerm} ` });
    expect(values).toEqual([searchTerm.toLowerCase(), '', '']);
    expect(where).not.toContain(searchTerm.toLowerCase());
  });

  it('distinguishes active and inactive keys', () => {
    const [active, inactive] = (['active', 'inactive'] as const).map((status) => buildKeyFilter({ status }).where);
    expect(inactive).toBe(active!.replace('(k.is_active', 'NOT (k.is_active'));
  });
});
