/** The country whose directory ships with the product and without which nothing is checked. */
export const HOME_COUNTRY = 'DE';
