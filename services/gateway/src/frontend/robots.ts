/** Calls must not be indexed; images of pages may be. @param origin "https://iban.example"; empty where the request names none */
export function robotsText(origin: string): string {
  const rules = 'User-agent: *\nAllow: /api/content/images/\nDisallow: /api/\n';
  return origin === '' ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
