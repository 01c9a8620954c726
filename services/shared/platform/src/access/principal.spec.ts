import { mayUse, type Principal } from './principal.js';

const principal = (role: Principal['role'], purpose: Principal['purpose'] = 'full'): Principal => ({
  userId: 'u',
  name: 'anna',
  sessionId: 's',
  role,
  purpose,
});

describe('mayUse', () => {
  it.each([
    [principal('manager'), ['session', 'manager']],
    [principal('admin'), ['session', 'manager', 'admin']],
    [principal('manager', '2fa-setup'), ['session']],
    [principal('admin', '2fa-setup'), ['session']],
  ])('A1: %p may use %p', (who, allowed) => {
    expect((['session', 'manager', 'admin'] as const).filter((access) => mayUse(who, access))).toEqual(allowed);
  });
});
