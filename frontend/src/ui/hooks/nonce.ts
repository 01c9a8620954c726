/** The nonce of this page's answer: styles that are made in the browser carry it. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}
