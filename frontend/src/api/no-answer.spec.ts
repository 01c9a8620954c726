/** @jest-environment jest-fixed-jsdom */
import { noAnswerText } from './no-answer.js';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['an answer without a sentence', 502, true, 'Ein unerwarteter Fehler ist aufgetreten.'],
  ['no answer', null, true, 'Der Server ist nicht erreichbar. Bitte versuchen Sie es in einem Moment noch einmal.'],
  ['no network', null, false, 'Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung.'],
])('tells people about %s', (_, status, onLine, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(noAnswerText({ status })).toBe(text);
});
