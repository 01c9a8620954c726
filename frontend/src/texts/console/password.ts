/** Words around a password that is typed. */
export const passwordTexts = {
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist eingeschaltet.',
  rule: 'Mindestens 12 Zeichen. Ein langer Satz ist besser als ein kurzes Wort mit Sonderzeichen.',
} as const;
