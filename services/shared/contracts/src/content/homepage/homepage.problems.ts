import type { Problems } from '../../problems/problem-definition.js';

export const siteProblems = {
  section_unknown: { status: 404, text: 'Diesen Bereich der Startseite gibt es nicht.' },
  sections_full: { status: 409, text: 'Die Startseite hat schon fünfzig Bereiche.' },
  image_unknown: { status: 404, text: 'Dieses Bild gibt es nicht.' },
  image_in_use: { status: 409, text: 'Dieses Bild wird noch verwendet. Bitte entfernen Sie es zuerst dort.' },
  images_full: {
    status: 409,
    text: 'Es gibt schon zu viele Bilder. Bitte löschen Sie solche, die nicht mehr verwendet werden.',
  },
  /** Detected from the bytes, independent of the `Content-Type` header. */
  image_type_unsupported: {
    status: 415,
    text: 'Bitte laden Sie ein Bild als JPEG, PNG, WebP, AVIF, GIF oder SVG hoch.',
  },
  image_unreadable: { status: 400, text: 'Dieses Bild ist beschädigt und lässt sich nicht lesen.' },
  colour_unreadable: {
    status: 400,
    text: 'Diese Farbe ist mit weißer Schrift oder auf hellem Grund nicht gut lesbar.',
  },
  /** Encoding took too long, because of a busy machine or a costly picture: another try may succeed. */
  image_too_slow: {
    status: 503,
    text: 'Das Bild konnte nicht rechtzeitig verarbeitet werden. Bitte laden Sie es noch einmal hoch.',
  },
  image_too_large: { status: 400, text: 'Dieses Bild hat zu viele Bildpunkte. Erlaubt sind 40 Megapixel.' },
} as const satisfies Problems;
