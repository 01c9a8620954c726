import { type TimeSettings, timesIn } from '@pruefer/contracts';
import type { Page } from 'playwright-core';

/** What a person reads on a page: its text, and what fields and labels say. */
const readWords = `[document.body.innerText, ...[...document.querySelectorAll('[title], [aria-label], [aria-valuetext], [placeholder], input')]
  .flatMap((element) => [element.title, element.ariaLabel, element.ariaValueText, element.placeholder, element.value])]
  .filter(Boolean).join('\\n')`;
const readTimes = `[...document.querySelectorAll('time')].map(({ dateTime, title, innerText }) => ({ dateTime, title, innerText }))`;

interface TimeElement {
  readonly dateTime: string;
  readonly title: string;
  readonly innerText: string;
}

/** A German day, a clock of 24 hours: what no page shows whose settings want YYYY-MM-DD and hh:mm A. */
const foreign = /\b\d\d\.\d\d\.(\d{4})?(?!\d)|\b\d\d:\d\d(:\d\d)?\b(?!(:\d\d)? ?[AP]M)|TT\.MM/g;

/** What a page shows otherwise than the settings want it; they must be of YYYY-MM-DD and hh:mm A. */
export async function foreignTimes(page: Page, settings: TimeSettings): Promise<string[]> {
  const words = await page.evaluate<string>(readWords);
  const elements = await page.evaluate<TimeElement[]>(readTimes);
  const times = timesIn(settings);
  const wrong = elements.filter(({ dateTime, title, innerText }) => {
    const forms = [times.at, times.atMinute, times.clock, times.day].map((form) => form(dateTime));
    const isRelative = innerText.startsWith('seit ');
    return (title !== '' && title !== times.at(dateTime)) || !(isRelative || forms.includes(innerText));
  });
  return [...(words.match(foreign) ?? []), ...wrong.map(({ dateTime, innerText }) => `${dateTime}: ${innerText}`)];
}

/** How many times a page shows as a `time` element. */
export async function countTimes(page: Page): Promise<number> {
  return (await page.evaluate<TimeElement[]>(readTimes)).length;
}
