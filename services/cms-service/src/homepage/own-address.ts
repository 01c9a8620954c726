/**
 * Whether an address may be the canonical one: a path of this site, or an address on the host that the operator has named.
 * Search engines would list the other host in place of this one.
 * @param siteUrl "https://iban.example"; empty: the operator has named none
 */
export function isOwnAddress(address: string, siteUrl: string): boolean {
  return address.startsWith('/') || (siteUrl !== '' && new URL(address).host === new URL(siteUrl).host);
}
