import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache for component styles. @param nonce that of the page's response */
export function styleCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'ip', ...(nonce && { nonce }) });
}
