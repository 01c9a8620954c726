import { listIbanFields } from './list-iban-fields.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';

const namedTexts = (iban: string) => listIbanFields(iban).map(({ name, text }) => `${name} ${text}`);

describe('listIbanFields', () => {
  it.each([
    ['DE89370400440532013000', ['Land DE', 'Prüfziffern 89', 'Bankleitzahl 37040044', 'Kontonummer 0532013000']],
    [
      'GB29NWBK60161331926819',
      ['Land GB', 'Prüfziffern 29', 'Bankcode NWBK', 'Sort Code 601613', 'Kontonummer 31926819'],
    ],
    [
      'BE68539007547034',
      ['Land BE', 'Prüfziffern 68', 'Bankcode 539', 'Kontonummer 0075470', 'Nationale Prüfziffer 34'],
    ],
    ['DE8937O4', ['Land DE', 'Prüfziffern 89', 'Bankleitzahl 37O4']],
    [
      'BE685390075470345',
      ['Land BE', 'Prüfziffern 68', 'Bankcode 539', 'Kontonummer 0075470', 'Nationale Prüfziffer 34', 'Überzählig 5'],
    ],
    ['DE', ['Land DE']],
    ['XX12', []],
  ])('cuts %s into its parts', (iban, expected) => {
    expect(namedTexts(iban)).toEqual(expected);
  });

  it.each(registryExamples)('loses no character of %s', (iban) => {
    expect(
      listIbanFields(iban)
        .map(({ text }) => text)
        .join(''),
    ).toBe(iban);
  });
});
