import { Problem } from '@pruefer/contracts';
import { checkPassword } from './check-password.js';
import { commonPasswords } from './common-passwords.js';

const anna = { username: 'Anna.Groß', email: 'a.gross@bank.example' };

function refusalOf(password: string): string | undefined {
  try {
    checkPassword(password, anna, 'password');
    return undefined;
  } catch (error) {
    return (error as Problem).details.errors?.[0]?.code;
  }
}

describe('B2: a password', () => {
  it.each(['korrekt pferd batterie', 'ÄÖÜ äöü ß 12', 'xyz uvw '.repeat(16), '日本語のパスワードです。よ'])(
    '%s is accepted',
    (password) => expect(refusalOf(password)).toBeUndefined(),
  );

  it.each([
    ['elf Zeichen', 'length'],
    ['x'.repeat(129), 'length'],
    ['u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308', 'length'],
    ['kein ganzes Zeichen \ud800', 'length'],
    ['korrekt\u200bpf\u00ad', 'length'],
    ['korrekt\u2060\u2061\u{E0041}', 'length'],
    [' '.repeat(12), 'uniform'],
    ['x'.repeat(128), 'uniform'],
    ['abcABCäÄáÁ  a b c', 'uniform'],
    ['abcdabcdabcd', 'uniform'],
    ['ab\u200bc\u200cd\u200da\u2060bcdabcdabcd', 'uniform'],
    ['123456789012', 'common'],
    ['qwerty uiop 123', 'common'],
    ['QWERTY\u200bUIOP123', 'common'],
    ['QWERTYUIOP123', 'common'],
    ['mein anna.groß 1', 'contains_name'],
    ['mein ANNA.GROß 1', 'contains_name'],
    ['mein anna.gro\u00df!!', 'contains_name'],
    ['das ist A.GROSS hier', 'contains_name'],
    ['A n n a . G r o ß 2026', 'contains_name'],
    ['anna\u200b.gro\u00adss 2026', 'contains_name'],
    ['Ánná.Gròß ist hier', 'contains_name'],
    ['ＡＮＮＡ．ＧＲＯＳＳ 2026', 'contains_name'],
    ['anna-gross-2026', 'contains_name'],
    ['a_gross auf Reisen', 'contains_name'],
    ['mein IBAN-Prüfer 2026', 'contains_name'],
    ['mein I B A N Prufer', 'contains_name'],
    ['Der iban_pruefer Pro', 'contains_name'],
    ['mein ibanpruefer 2026', 'contains_name'],
  ])('%j is refused: %s', (password, code) => expect(refusalOf(password)).toBe(code));

  it.each([
    ['Müller', 'Ich heiße Mueller'],
    ['mueller', 'Ich heiße Müller'],
    ['müller', 'Ich heiße MULLER'],
  ])('is refused with the name %s in it, however its umlaut is written: %s', (username, password) => {
    const owner = { username, email: 'x@bank.example' };
    expect(() => checkPassword(password, owner, 'password')).toThrow(Problem);
  });

  it('may hold a name of two letters, as many words do', () => {
    expect(() =>
      checkPassword('korrekt pferd', { username: 'k.o', email: 'ko@bank.example' }, 'password'),
    ).not.toThrow();
  });

  it('is compared with at least 10,000 common ones', () => {
    expect(commonPasswords().size).toBeGreaterThan(10_000);
    expect([...commonPasswords()].every((password) => password === password.toLowerCase())).toBe(true);
  });
});
