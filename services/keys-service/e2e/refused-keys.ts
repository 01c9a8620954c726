/** The code of each refusal, and what a key has then. */
export const refusedKeys: [string, Record<string, string>][] = [
  ['key_inactive', { is_active: 'false' }],
  ['key_expired', { expires_at: `now() - interval '1 s'` }],
  ['key_superseded', { superseded_at: `now() - interval '1 s'` }],
  ['key_superseded', { superseded_at: `now() - interval '1 s'`, is_active: 'false' }],
  ['ip_not_allowed', { allowed_addresses: `'{198.51.100.0/24, 2001:db8::/32}'` }],
];
