import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ChangePasswordBody, LoginBody, VerifyTwoFactorBody } from './auth.endpoints.js';

const wrongFields = (Class: new () => object, body: object) =>
  validateSync(plainToInstance(Class, body)).map(({ property }) => property);

describe('a login', () => {
  const credentials = { username: 'anna', password: 'geheim' };

  it.each([{}, { totpCode: '012345' }, { recoveryCode: 'abcd-efgh-jkmn-pqrs' }])('is accepted with %j', (code) => {
    expect(wrongFields(LoginBody, { ...credentials, ...code })).toEqual([]);
  });

  it.each([
    [{ username: '' }, 'username'],
    [{ username: { $ne: '' } }, 'username'],
    [{ password: 7 }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ totpCode: '12345' }, 'totpCode'],
    [{ totpCode: '12345a' }, 'totpCode'],
    [{ recoveryCode: 'x'.repeat(41) }, 'recoveryCode'],
  ])('is refused with %j', (fields, wrong) => {
    expect(wrongFields(LoginBody, { ...credentials, ...fields })).toEqual([wrong]);
  });
});

describe('a code', () => {
  it.each(['12345', '1234567', '１２３４５６', '', '12 345'])('%j is not six digits', (token) => {
    expect(wrongFields(VerifyTwoFactorBody, { token })).toEqual(['token']);
  });
});

describe('B2: a new password', () => {
  it.each([
    ['x'.repeat(11), false],
    ['zwölf Zeich\u200b', false],
    ['zwölf Zeiche', true],
    ['xyzuvw12'.repeat(16), true],
    ['xyzuvw12'.repeat(16) + 'x', false],
    ['x'.repeat(12), false],
    ['aaaa bbbb cccc dddd', false],
  ])('%s: %p', (newPassword, right) => {
    expect(wrongFields(ChangePasswordBody, { newPassword })).toEqual(right ? [] : ['newPassword']);
  });
});
