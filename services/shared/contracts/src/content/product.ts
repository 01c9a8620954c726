/** Default name of the site. */
export const PRODUCT_NAME = 'IBAN-Prüfer';
