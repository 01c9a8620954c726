export const passwordTexts = {
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist eingeschaltet.',
  rule: 'Mindestens 12 Zeichen, am besten vier Wörter ohne Zusammenhang. Ein Wort mit Zahlen wird abgelehnt.',
} as const;
