const inactive = { is_active: 'false' };
const expired = { expires_at: `now() - interval '1 s'` };
const superseded = { superseded_at: `now() - interval '1 s'` };
const otherNetwork = { allowed_addresses: `'{198.51.100.0/24, 2001:db8::/32}'` };

/** The code of each refusal and the columns of its key. The first of several reasons in this list applies. */
export const refusedKeys: [string, Record<string, string>][] = [
  ['key_superseded', superseded],
  ['key_superseded', { ...superseded, ...inactive, ...expired, ...otherNetwork }],
  ['key_inactive', inactive],
  ['key_inactive', { ...inactive, ...expired, ...otherNetwork }],
  ['key_expired', expired],
  ['key_expired', { ...expired, ...otherNetwork }],
  ['ip_not_allowed', otherNetwork],
];
