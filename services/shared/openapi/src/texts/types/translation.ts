/** Type of German texts for the other languages: the same keys with any text. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
