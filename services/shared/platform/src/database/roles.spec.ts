import { roleNames, urlForRole } from './roles.js';

describe('roles', () => {
  it('are an owner and a service per schema', () => {
    expect(roleNames).toContain('validation_owner');
    expect(roleNames).toContain('logs_service');
    expect(roleNames).toHaveLength(14);
  });

  it('get the address of the same database, whatever is in the password', () => {
    const url = new URL(urlForRole('postgres://admin:x@h:5432/iban?sslmode=disable', 'keys_service', 'p@ss/wörd%'));
    expect(url.host + url.pathname + url.search).toBe('h:5432/iban?sslmode=disable');
    expect(url.username).toBe('keys_service');
    expect(decodeURIComponent(url.password)).toBe('p@ss/wörd%');
  });
});
