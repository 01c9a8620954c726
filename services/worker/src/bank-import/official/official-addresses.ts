import { berlinDay, extractValidFrom, firstDayOfQuarter, lastDayOfQuarter } from '@pruefer/banks';
import { addDays } from '@pruefer/contracts';

/** Names of the Bundesbank's files. The rest of their URLs changes every quarter. */
const CURRENT = 'blz-aktuell-txt-data.txt';
const NEXT = 'blz-neu-txt-data.txt';

/** A file at a URL with its first day of validity. */
export interface OfficialFile {
  readonly url: URL;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
}

/** The operator's configuration of the bank data sources. */
export interface OfficialHosts {
  /** Lower case. */
  readonly hosts: readonly string[];
  /** Port of the configured address; links to other ports are not followed. */
  readonly port: string;
}

/** Whether a URL may be called: https, a listed host, the configured port, no credentials. */
export function isOfficial({ protocol, hostname, port, username, password }: URL, official: OfficialHosts): boolean {
  const isListed = official.hosts.includes(hostname) && port === official.port;
  return protocol === 'https:' && isListed && username === '' && password === '';
}

/** The file at a URL; a Bundesbank name or a date in it states when it takes effect. @returns undefined for a page */
export function officialFileAt(url: URL, now: Date): OfficialFile | undefined {
  const name = nameIn(url);
  const validFrom = validFromByName(name, now) ?? extractValidFrom(name);
  return validFrom === undefined ? undefined : { url, validFrom };
}

/**
 * The files linked on a page: at most the current and the next one.
 * @returns undefined when one of them has two URLs, because the right one is unknown
 */
export function officialFilesOn(page: string, base: URL, hosts: OfficialHosts, now: Date): OfficialFile[] | undefined {
  const byName = new Map<string, URL>();
  for (const [, link = ''] of page.matchAll(/\bhref\s*=\s*["']([^"'<>]{1,2000})["']/gi)) {
    const url = URL.parse(link.trim().replaceAll('&amp;', '&'), base.href);
    if (!url || !isOfficial(url, hosts)) continue;
    url.hash = '';
    const name = nameIn(url);
    if (name !== CURRENT && name !== NEXT) continue;
    if (byName.has(name) && byName.get(name)!.href !== url.href) return undefined;
    byName.set(name, url);
  }
  return [...byName].map(([name, url]) => ({ url, validFrom: validFromByName(name, now)! }));
}

function validFromByName(name: string, now: Date): string | undefined {
  const current = firstDayOfQuarter(berlinDay(now));
  if (name === CURRENT) return current;
  return name === NEXT ? addDays(lastDayOfQuarter(current), 1) : undefined;
}

function nameIn({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
