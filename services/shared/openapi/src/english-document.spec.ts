import { allEndpoints, type Language } from '@pruefer/contracts';
import { callExamplesIn } from './call-examples.js';
import { describedFor } from './described-for.js';
import { openApiDocument } from './open-api-document.js';
import { textsIn } from './texts/texts-in.js';

const german =
  /[äöüß„]|\b(?:der|die|das|dem|den|des|ein|eine?[rns]?|und|oder|nicht|ist|sind|mit|ohne|für|bei|nur|wenn|wie|vom|zum|zur|Stellen?|Ziffern?|Bankleitzahl|Kontonummer|Verfahren|gültig|Zahl|Zeile|Spalte|Datei|Auftrag|Antwort|Anfrage|Prüfung|Länge|Kunden?|Ausgabe|Erfolg|Satz|Seite|Bitte)\b/i;
/** Facts, which are the same in both languages. */
const facts = /[Kk]öln|Deutsche Bundesbank|“Spalte 1”|\/fehler\/\w+|\bMIT\b/g;

const documentIn = (language: Language) =>
  openApiDocument('IBAN API', describedFor('customers', allEndpoints), language);

/** Every text of a JSON value by its place. */
function listTexts(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, `${place}/${name}`));
}

const isSentence = ([place]: readonly [string, string]) => /\/(?:description|summary|x-displayName)$/.test(place);

const inGerman = listTexts(documentIn('de'));
const inEnglish = listTexts(documentIn('en'));

describe('the English document', () => {
  it('has no German', () => {
    const texts = inEnglish.filter(([, text]) => german.test(text.replaceAll(facts, '')));
    expect(texts).toEqual([]);
  });

  it('translates every sentence of the German one', () => {
    const translations = new Map(inEnglish);
    const same = inGerman.filter(([place, text]) => isSentence([place, text]) && translations.get(place) === text);
    expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(['ISO 8601', 'Website']);
  });

  it('equals the German one in everything but texts', () => {
    const listPlaces = (texts: typeof inGerman) => texts.map(([place]) => place);
    expect(listPlaces(inEnglish)).toEqual(listPlaces(inGerman));
    const selectFacts = (texts: typeof inGerman) =>
      texts.filter(([place]) => !isSentence([place, '']) && !/\/(?:info|examples?)\//.test(place));
    expect(selectFacts(inEnglish)).toEqual(selectFacts(inGerman));
  });
});

it.each([textsIn, callExamplesIn])('texts have the same keys in both languages (%#)', ({ de, en }) => {
  const listPlaces = (value: unknown) =>
    listTexts(value instanceof Map ? Object.fromEntries(value) : value).map(([place]) => place);
  expect(listPlaces(en).toSorted()).toEqual(listPlaces(de).toSorted());
});

it('the examples have facts in common', () => {
  const verdictIn = (language: Language) =>
    JSON.stringify(callExamplesIn[language].get('POST /api/validate-iban')!.answer, (name, value: unknown) =>
      name === 'reason' || name === 'source' ? '' : value,
    );
  expect(verdictIn('en')).toBe(verdictIn('de'));
});
