/** Languages of the sentences that customers read; German when a caller or a contract names none. */
export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

/** A sentence in every language; a plain text is one for staff, in German only. */
export type LocalizedText = string | Readonly<Record<Language, string>>;

/** The text of a sentence; a sentence for staff is German in every language. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
