import { bulk } from './en/bulk.js';
import { checkResult } from './en/check-result.js';
import { fileJob } from './en/file-job.js';
import { renderedParts } from './en/rendered-parts.js';
import { site } from './en/site.js';
import { textsIn } from './texts-in.fixture.js';

/** The product's name and the name of the other language. */
const germanPaths = new Set(['.site.product', '.site.site.otherLanguage']);

it('is English: no umlaut, no German word, no exclamation mark, no blank too many', () => {
  const texts = textsIn({ site, bulk, checkResult, fileJob, renderedParts });
  expect(texts.length).toBeGreaterThan(200);
  const wrong = /[äöüß„]|\b(?:und|der|die|das|ist|wird|werden|Prüfung|Zeile)\b|!|\s{2}|^\s|\s$/i;
  expect(texts.filter(([path, text]) => !germanPaths.has(path) && wrong.test(text))).toEqual([]);
});

it.each([
  [bulk.summary.fromColumn('Konto', 1_234), 'IBANs from column “Konto”, 1,234 lines'],
  [bulk.result.failed(1), '1 line has no verdict and cost nothing.'],
  [site.refusal.wait(412), 'The next check is possible in 6:52 minutes.'],
  [site.refusal.wait(1), 'The next check is possible in 1 second.'],
  [fileJob.upload.text(900, 1_240_000), '1 kB of 1.2 MB uploaded'],
  [checkResult.at('2026-11-20T13:07:31.000Z'), '2026-11-20, 14:07:31'],
])('%s', (text, expected) => expect(text).toBe(expected));
