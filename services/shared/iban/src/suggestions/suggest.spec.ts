import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { checkIban, getBankCountry } from '../check-iban.js';
import { findStructure } from '../registry/structure.js';
import { correctedIban } from './corrected-iban.js';
import { possibleSuggestions } from './suggest.js';

const banks = directory();
const suggestionsFor = (iban: string) => checkIban(iban, banks).suggestions;
const right = germanIban('12030000', '0000202051');
const meantBy = (iban: string) => suggestionsFor(iban).map((suggestion) => correctedIban(iban, suggestion));

describe('suggestions', () => {
  it('suggests the digit with which bank and account are right, with the bank’s name', () => {
    expect(suggestionsFor(right.replace(/2051$/, '2054'))).toEqual([
      { position: 22, from: '4', to: '1', bankName: 'Deutsche Kreditbank Berlin' },
    ]);
    expect(suggestionsFor(right.replace('12030000', '12630000'))).toEqual([
      { position: 7, from: '6', to: '0', bankName: 'Deutsche Kreditbank Berlin' },
    ]);
  });

  it('suggests neighbours in the other order', () => {
    expect(suggestionsFor(right.replace('12030000', '12300000'))).toContainEqual({
      position: 7,
      from: '30',
      to: '03',
      bankName: 'Deutsche Kreditbank Berlin',
    });
  });

  it('suggests nothing that leads to an unknown bank or a wrong account', () => {
    const structure = findStructure('DE');
    const wrong = germanIban('12030000', '0000202052').replace(/2052$/, '2053');
    const all = structure ? possibleSuggestions(wrong, structure, banks) : [];
    expect(all.every(({ bankName }) => bankName !== null)).toBe(true);
    expect(all).not.toContainEqual(expect.objectContaining({ position: 22, to: '2' }));
  });

  it.each([
    ['a list by volunteers', directory({ authority: 'community' })],
    ['a list derived from the register', directory({ authority: 'derived' })],
    ['the register after its last day', directory({ outdated: true })],
  ])('keeps the suggestion for %s: only a register in force makes an IBAN invalid', (_whose, others) => {
    const structure = findStructure('DE')!;
    const meant = {
      wrongAccount: germanIban('12030000', '0000202052'),
      unlistedBank: germanIban('12030099', '0000202051'),
    };
    for (const iban of Object.values(meant)) {
      expect(checkIban(iban, others).error).toBeNull();
      expect(checkIban(iban, banks).error).not.toBeNull();
      const wrong = `${iban.slice(0, -1)}${(Number(iban.slice(-1)) + 1) % 10}`;
      const digit = expect.objectContaining({ position: 22, to: iban.slice(-1) }) as unknown;
      expect(possibleSuggestions(wrong, structure, others)).toContainEqual(digit);
      expect(possibleSuggestions(wrong, structure, banks)).not.toContainEqual(digit);
    }
  });

  it.each([
    ['GP1420041010050500013M02606', 'FR'],
    ['RE1420041010050500013M02606', 'FR'],
    ['PF1420041010050500013M02606', 'FR'],
    ['IM29NWBK60161331926819', 'GB'],
    ['JE29NWBK60161331926819', 'GB'],
    ['GG29NWBK60161331926819', 'GB'],
    ['AX2112345600000785', 'FI'],
  ])('suggests %s with the country code %s, which accounts of the territory have', (iban, country) => {
    const { error, suggestions } = checkIban(iban, null);
    expect(error).toBe('iban_country');
    expect(suggestions).toEqual([{ position: 1, from: iban.slice(0, 2), to: country, bankName: null }]);
    expect(checkIban(correctedIban(iban, suggestions[0]!), null).error).toBeNull();
  });

  it.each(['GP1520041010050500013M02606', 'GP1420041010050500013M0260', 'IM29', 'US29NWBK60161331926819'])(
    'suggests no other country code for %s: the rest does not fit',
    (iban) => {
      expect(checkIban(iban, null).suggestions).toEqual([]);
    },
  );

  it('names the bank of a territory’s IBAN', () => {
    expect(getBankCountry('GP1420041010050500013M02606')).toBe('FR');
    expect(getBankCountry('AX2112345600000785')).toBe('FI');
  });

  it('ranks suggestions that pass all checks before those with a contested method', () => {
    const structure = findStructure('DE');
    const contested = germanIban('37040044', '0532013100');
    const wrong = `${contested.slice(0, -1)}5`;
    const all = structure ? possibleSuggestions(wrong, structure, banks) : [];
    const results = all.map(({ position, from, to }) => {
      const meant = wrong.slice(0, position - 1) + to + wrong.slice(position - 1 + from.length);
      return checkIban(meant, banks).results.charAt(8);
    });
    expect(all.length).toBeGreaterThan(0);
    expect(results).toEqual(results.toSorted((a, b) => 'pnw'.indexOf(a) - 'pnw'.indexOf(b)));
  });

  it('limits suggestions to three, and gives none of many without bank data', () => {
    for (let place = 4; place < 24; place++) {
      const iban = 'AT611904300234573201';
      const wrong = iban.slice(0, place) + ((Number(iban.charAt(place)) + 3) % 10) + iban.slice(place + 1);
      expect(suggestionsFor(wrong).length).toBeLessThanOrEqual(3);
    }
  });

  it('uses the national rule where there is no bank data', () => {
    expect(suggestionsFor('BE68539007547043')).toEqual([{ position: 15, from: '43', to: '34', bankName: null }]);
  });

  it('suggests nothing when the check digits are right', () => {
    expect(suggestionsFor(germanIban('37040045', '0532013000'))).toEqual([]);
    expect(suggestionsFor(germanIban('12030000', '0000202052'))).toEqual([]);
  });

  it('suggests any missing digit', () => {
    for (let place = 2; place < right.length; place++) {
      const wrong = right.slice(0, place) + right.slice(place + 1);
      expect(meantBy(wrong)).toContain(right);
    }
    expect(suggestionsFor('DE8937040440532013000')).toContainEqual({
      position: 10,
      from: '',
      to: '0',
      bankName: 'Commerzbank',
    });
  });

  it('suggests removing a repeated digit or any other surplus one', () => {
    for (let place = 2; place < right.length; place++) {
      const digit = right.charAt(place);
      expect(meantBy(right.slice(0, place) + digit + right.slice(place))).toContain(right);
      const wrongDigit = String((Number(digit) + 3) % 10);
      expect(meantBy(right.slice(0, place) + wrongDigit + right.slice(place))).toContain(right);
    }
    const doubled = 'DE893770400440532013000';
    expect(suggestionsFor(doubled)[0]).toEqual({ position: 7, from: '7', to: '', bankName: 'Commerzbank' });
  });

  it('suggests the country code only for German IBANs without it', () => {
    expect(suggestionsFor('89370400440532013000')).toEqual([
      { position: 1, from: '', to: 'DE', bankName: 'Commerzbank' },
    ]);
    expect(suggestionsFor('89370400440532013001')).toEqual([]);
    expect(suggestionsFor(germanIban('12030000', '0000202052').slice(2))).toEqual([]);
    expect(suggestionsFor('611904300234573201')).toEqual([]);
  });

  it('searches no suggestion where more than one place is missing or surplus', () => {
    expect(suggestionsFor(right.slice(0, -2))).toEqual([]);
    expect(suggestionsFor(`${right}00`)).toEqual([]);
  });

  it('limits suggestions to three for wrong lengths', () => {
    for (const wrong of [right.slice(0, -1), `${right}1`, 'DE8900000000000000000', 'DE89111111111111111111111']) {
      expect(suggestionsFor(wrong).length).toBeLessThanOrEqual(3);
    }
  });
});
