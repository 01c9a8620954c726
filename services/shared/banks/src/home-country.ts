/** The country whose directory ships with the product and is required for checks. */
export const HOME_COUNTRY = 'DE';
