import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.js';

describe('recovery codes', () => {
  it('are ten, all different, in groups of four', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  });

  it('have one hash, however they are typed', () => {
    const hash = hashOfRecoveryCode('ABCD-EFGH-JKLM-NPQR');
    expect(hash).toHaveLength(32);
    for (const typed of ['abcd-efgh-jklm-npqr', 'ABCDEFGHJKLMNPQR', ' abcd efgh jklm npqr ']) {
      expect(hashOfRecoveryCode(typed)).toEqual(hash);
    }
    expect(hashOfRecoveryCode('ABCD-EFGH-JKLM-NPQS')).not.toEqual(hash);
  });
});
