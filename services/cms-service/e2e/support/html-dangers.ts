import { JSDOM } from 'jsdom';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const { document } = new JSDOM('<main></main>').window;

const dangerousElements =
  'script,style,link,meta,base,iframe,frame,frameset,object,embed,applet,form,input,button,select,textarea,template,svg,math,' +
  'video,audio,source,picture,track,portal,fencedframe,dialog,noscript,plaintext,xmp,slot,title,marquee,isindex,layer';
const harmlessAttributes = new Set([
  ...['href', 'rel', 'title', 'src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
  ...['id', 'class', 'start', 'colspan', 'rowspan', 'scope'],
]);
const harmlessClasses = new Set(['gap', 'left', 'center', 'right']);

/**
 * What a browser's parser finds in HTML that may not be there; read, written out and read again, as editors and caches do.
 * @param html as it is stored and shown
 */
export function dangersIn(html: string): string[] {
  const first = document.createElement('main');
  first.innerHTML = html;
  const second = document.createElement('div');
  second.innerHTML = first.innerHTML;
  return [first, second].flatMap((root) => [...root.querySelectorAll('*')].flatMap(listDangers));
}

function listDangers(element: Element): string[] {
  const own = element.namespaceURI !== HTML_NAMESPACE || element.matches(dangerousElements) ? [element.outerHTML] : [];
  return [...own, ...[...element.attributes].filter(isDangerous).map(({ name, value }) => `${name}=${value}`)];
}

function isDangerous({ name, value }: Attr): boolean {
  if (name === 'href') return !isHarmlessTarget(value);
  if (name === 'src') return !/^\/api\/content\/images\/[0-9a-f-]{36}$/.test(value);
  if (name === 'srcset') return !/^(?:\/api\/content\/images\/[0-9a-f-]{36}(?:\?width=\d+)? \d+w(?:, )?)+$/.test(value);
  if (name === 'id') return !/^abschnitt-[a-z0-9-]+$/.test(value);
  return name === 'class' ? !harmlessClasses.has(value) : !harmlessAttributes.has(name);
}

/** Judged by the parser of addresses, not by a pattern: as on the product's own pages. */
function isHarmlessTarget(href: string): boolean {
  if (/^[/#]/.test(href)) return new URL(href, 'https://own.invalid').host === 'own.invalid';
  if (!URL.canParse(href)) return false;
  const { protocol, username } = new URL(href);
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) && username === '';
}
