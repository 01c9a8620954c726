import {
  buildPublicSite,
  listPublicPages,
  type PublicSite,
  readFooterConfig,
  readHeaderConfig,
} from '@pruefer/contracts';
import { call } from '../http/call.js';
import { request } from '../http/request.js';

/** Asks for header, footer and menu. @returns undefined when one of them cannot be had */
export async function loadSite(signal: AbortSignal): Promise<PublicSite | undefined> {
  const [header, footer, pages] = await Promise.all([
    request(call(readHeaderConfig), { signal }),
    request(call(readFooterConfig), { signal }),
    request(call(listPublicPages), { signal }),
  ]);
  if (!header.data || !footer.data || !pages.data) return undefined;
  return buildPublicSite(header.data, footer.data, pages.data);
}
