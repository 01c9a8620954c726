import { keyFilterOf } from './key-filter.js';

describe('keyFilterOf', () => {
  it('leaves renewed keys out unless they are asked for', () => {
    expect(keyFilterOf({}).where).toContain('superseded_at IS NULL');
    expect(keyFilterOf({ showRenewed: 'true' })).toEqual({ where: 'true', values: [] });
  });

  it('E3: puts what was typed among the values, never into the SQL', () => {
    const typed = `50%_' OR 1=1; --`;
    const { where, values } = keyFilterOf({ search: ` ${typed} ` });
    expect(values).toEqual([typed.toLowerCase(), '', '']);
    expect(where).not.toContain(typed.toLowerCase());
  });

  it('tells active and inactive keys apart', () => {
    const [active, inactive] = (['active', 'inactive'] as const).map((status) => keyFilterOf({ status }).where);
    expect(inactive).toBe(active!.replace('(k.is_active', 'NOT (k.is_active'));
  });
});
