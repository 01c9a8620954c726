import createCache, { type EmotionCache } from '@emotion/cache';

/** Where styles of components go. @param nonce that of the page's answer */
export function styleCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'ip', ...(nonce && { nonce }) });
}
