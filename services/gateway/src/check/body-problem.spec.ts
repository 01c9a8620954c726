import { bodyProblem } from './body-problem.js';

const noText = { de: 'Bitte geben Sie einen Text ein.', en: 'Please enter a text.' };

describe('bodyProblem', () => {
  it('points at a field of another type', () => {
    const { errors } = bodyProblem([{ keyword: 'type', instancePath: '/iban' }]).details;
    expect(errors).toEqual([{ field: 'iban', code: 'isString', message: noText }]);
    const ofBic = bodyProblem([{ keyword: 'type', instancePath: '/bic' }]).details.errors;
    expect(ofBic).toEqual([{ field: 'bic', code: 'isString', message: noText }]);
  });
});
