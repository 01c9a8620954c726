import { bodyProblem } from './body-problem.js';

const noText = { de: 'Bitte geben Sie einen Text ein.', en: 'Please enter a text.' };

describe('bodyProblem', () => {
  it.each([
    ['a missing field', { keyword: 'required', instancePath: '' }, 'iban_missing'],
    ['a text that is too long', { keyword: 'maxLength', instancePath: '/iban' }, 'iban_too_long'],
    ['a BIC that is too long', { keyword: 'maxLength', instancePath: '/bic' }, 'invalid_request'],
    ['a body that is no object', { keyword: 'type', instancePath: '' }, 'invalid_request'],
    ['a field of another type', { keyword: 'type', instancePath: '/iban' }, 'invalid_request'],
  ])('names %s', (_, finding, code) => {
    expect(bodyProblem([finding]).code).toBe(code);
  });

  it('points at a field of another type', () => {
    const { errors } = bodyProblem([{ keyword: 'type', instancePath: '/iban' }]).details;
    expect(errors).toEqual([{ field: 'iban', code: 'isString', message: noText }]);
    const ofBic = bodyProblem([{ keyword: 'type', instancePath: '/bic' }]).details.errors;
    expect(ofBic).toEqual([{ field: 'bic', code: 'isString', message: noText }]);
  });
});
