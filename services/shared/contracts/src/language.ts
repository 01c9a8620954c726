/** Languages of the sentences that customers read; German when a caller or a contract names none. */
export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

/** A sentence in every language; a plain text is one for staff, in German only. */
export type Sentence = string | Readonly<Record<Language, string>>;

/** The text of a sentence; a sentence for staff is German in every language. */
export function textIn(language: Language, sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : sentence[language];
}
