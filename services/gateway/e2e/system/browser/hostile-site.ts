import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What hostile content has brought about in a browser. */
interface Damage {
  /** Dialogs that a script of it has opened. */
  readonly dialogs: string[];
  /** Hosts other than ours that were asked for anything. */
  readonly foreignHosts: string[];
  /** Errors and violations of the policy: something was attempted. */
  readonly complaints: string[];
  /** Elements, attributes and targets of links in the document that may not be there. */
  readonly dangers: string[];
}

export const noDamage: Damage = { dialogs: [], foreignHosts: [], complaints: [], dangers: [] };

/**
 * Watches a page from before its first document on.
 * @returns what happens in it from now on; `dangers` stay empty
 */
export function watchDamage(page: Page, ownHost: string): Damage {
  const damage: Damage = { dialogs: [], foreignHosts: [], complaints: [], dangers: [] };
  page.on('dialog', (dialog) => {
    damage.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && host !== ownHost) damage.foreignHosts.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && damage.complaints.push(message.text()));
  page.on('pageerror', (error) => damage.complaints.push(error.message));
  return damage;
}

/** A separate context without a signed-in user, with or without scripts. */
export function newVisitor(browser: Browser, hasScript: boolean): Promise<BrowserContext> {
  return browser.newContext({ javaScriptEnabled: hasScript, locale: 'de-DE' });
}

/**
 * Touches every element as a visitor might, and judges the document by what the browser made of it.
 * @returns what may not be there
 */
export function dangersIn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const elements = [...document.querySelectorAll('*')];
    for (const element of elements)
      for (const type of ${JSON.stringify(TOUCHES)}) element.dispatchEvent(new Event(type));
    const dangerous = (element) =>
      element.matches(${JSON.stringify(FORBIDDEN)}) ||
      [...element.attributes].some(({ name }) => name.startsWith('on')) ||
      (element.matches('a, area') && element.hasAttribute('href') && !${JSON.stringify(PROTOCOLS)}.includes(element.protocol)) ||
      (element.closest('article') !== null && element.matches(${JSON.stringify(FORBIDDEN_IN_TEXTS)}));
    return elements.filter(dangerous).map(({ outerHTML }) => outerHTML.slice(0, 200));
  })()`);
}

/** What a browser reads in the head of a document. */
interface Head {
  readonly title: string;
  readonly description: string;
  /** In the data for search engines. */
  readonly name: string;
  readonly scripts: number;
}

/** Has a browser read a document, without running any of it. */
export function parseHead(page: Page, html: string): Promise<Head> {
  return page.evaluate<Head>(`(() => {
    const read = new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html');
    return {
      title: read.title,
      description: read.querySelector('meta[name=description]').content,
      name: JSON.parse(read.querySelector('script[type="application/ld+json"]').textContent).name,
      scripts: read.scripts.length,
    };
  })()`);
}

const TOUCHES = ['click', 'mouseover', 'focus', 'focusin', 'pointerover', 'toggle', 'animationstart', 'load', 'error'];

const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** Must not appear in any page of this product. */
const FORBIDDEN =
  'iframe, frame, frameset, object, embed, applet, base, meta[http-equiv], math, video, audio, portal, marquee, ' +
  'form:not([action="/pruefen"], main form)';

/** In what staff writes, the elements of our own screens are out of place too, but for the icon of a section. */
const FORBIDDEN_IN_TEXTS =
  'script, style, link, meta, svg:not(.lucide), form, input, button, select, textarea, template, dialog';
