/** Languages of the answers. */
export type Language = 'de' | 'en';

export type TextByLanguage = Readonly<Record<Language, string>>;

/** A name that is the same in all languages, or a text in each. */
export type LocalizedText = string | TextByLanguage;

/** The text in a language. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}

/** Type of German texts for all languages: the same keys and parameters, with any text. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T[K] extends string
      ? string
      : Translation<T[K]>;
};
