import { Problem } from '@pruefer/contracts';
import { checkPassword } from './check-password.js';
import { commonPasswords } from './common-passwords.js';

const anna = { username: 'Anna.Groß', email: 'a.gross@bank.example' };

function catchRefusal(password: string): string | undefined {
  try {
    checkPassword(password, anna, 'password');
    return undefined;
  } catch (error) {
    return (error as Problem).details.errors?.[0]?.code;
  }
}

describe('B2: a password', () => {
  it.each([
    'korrekt pferd batterie',
    'Zwölf Möwen übten Fußball',
    'Kaffee Tasse Regen Mond',
    'hund-katze-maus-vogel',
    'SommerBerlinMontagPasswort',
    'Kaffee am Morgen um acht',
    'noch ein Pferd mehr',
    'aB3$kL9!xQ2z',
    'x7Kp-93mQ-aa1z',
    'f81d4fae7dec',
    'N3v-8QzL_rT0uWcB5yHd6MxK',
    `${'Zwölf Möwen üben '.repeat(7)}Fußball`,
    '日本語のパスワードです。よ',
  ])('%s is accepted', (password) => expect(catchRefusal(password)).toBeUndefined());

  it.each([
    'Passwort12345',
    'Willkommen123',
    'Sommer2026!!',
    'qwertzuiop123',
    'P4ssw0rt!2026',
    '12345Passwort',
    '!!2026Sommer!!',
    'Schalke04Schalke04',
    'Muenchen2024!',
    'München2024!!',
    'Bayern-Muenchen1',
    'FruehlingSommer1',
    'FrühlingSommer1',
    'Dienstag!Dienstag',
    'HalloHallo123',
    'IchLiebeDich1',
    'Katharina1990',
    'Anna24.12.1990',
    'yxcvbnm12345',
    'asdfghjklöä1',
    '1q2w3e4r5t6z',
    'Geheim123456',
    'Sommer483920',
    'tr0wssaP2026',
    'W i l l k o m m e n 1 2 3',
    'IbanPrufung2026',
    'Bankleitzahl1',
    'IBAN-Validator1',
    '+49 170 1234567',
    'gross.bank.2026',
  ])('%s is refused: everyday words, digits and signs', (password) => expect(catchRefusal(password)).toBe('everyday'));

  it.each(['password1234', 'letmein12345'])('%s, a common password with digits at its end, is refused', (password) =>
    expect(catchRefusal(password)).toBeDefined(),
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
  ])('%j is refused: %s', (password, code) => expect(catchRefusal(password)).toBe(code));

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

  it('is compared with more than 10,000 common passwords, all in lower case', () => {
    expect(commonPasswords().size).toBeGreaterThan(10_000);
    expect([...commonPasswords()].every((password) => password === password.toLowerCase())).toBe(true);
  });
});
