/** What the product is called until staff gives the site a name. */
export const PRODUCT_NAME = 'IBAN-Prüfer';
