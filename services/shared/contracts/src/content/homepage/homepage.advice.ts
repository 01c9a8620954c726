import type { AdviceOn } from '../../problems/advice.js';
import type { siteProblems } from './homepage.problems.js';

export const siteAdvice: AdviceOn<typeof siteProblems> = {
  section_unknown: {
    happened: 'Der Bereich wurde inzwischen gelöscht.',
    todo: 'Laden Sie die Homepage-Verwaltung neu.',
  },
  sections_full: {
    happened: 'Eine Startseite hat höchstens fünfzig Bereiche, gelöschte nicht mitgezählt.',
    todo: 'Löschen Sie einen Bereich, den Sie nicht mehr brauchen, oder legen Sie eine eigene Seite an.',
  },
  image_unknown: {
    happened: 'Das Bild wurde gelöscht, oder seine Adresse stimmt nicht.',
    todo: 'Wählen Sie ein Bild aus der Liste der eigenen Bilder.',
  },
  image_in_use: {
    happened: 'Mindestens eine Seite, ein Bereich der Startseite oder der Header zeigt dieses Bild.',
    todo: 'Entfernen Sie das Bild dort und löschen Sie es dann.',
  },
  images_full: {
    happened: 'Die Zahl der Bilder und ihre gesamte Größe sind begrenzt, damit Sicherungen klein bleiben.',
    todo: 'Löschen Sie Bilder, die nicht mehr verwendet werden.',
  },
  image_type_unsupported: {
    happened: 'Der Inhalt der Datei ist kein Bild in einem dieser Formate. Die Endung des Namens zählt nicht.',
    todo: 'Speichern Sie das Bild als JPEG, PNG, WebP, AVIF, GIF oder SVG und laden Sie es noch einmal hoch.',
  },
  image_unreadable: {
    happened: 'Die Datei beginnt wie ein Bild, lässt sich aber nicht vollständig lesen.',
    todo: 'Öffnen Sie das Bild in einem Bildprogramm, speichern Sie es neu und laden Sie es noch einmal hoch.',
  },
  image_too_slow: {
    happened:
      'Der Server ist beschäftigt, oder das Bild ist sehr aufwendig. Beschädigt muss es nicht sein, gespeichert ist nichts.',
    todo: 'Laden Sie das Bild noch einmal hoch. Gelingt es wieder nicht, verkleinern Sie es: Für die Webseite genügen 1.920 Bildpunkte in der Breite.',
  },
  colour_unreadable: {
    happened:
      'Schaltflächen mit weißer Schrift und Links auf hellem Grund brauchen einen Kontrast von mindestens 4,5 : 1, damit alle sie lesen können.',
    todo: 'Wählen Sie einen dunkleren Ton der Farbe. Die Ansicht „System“ zeigt den Kontrast, während Sie wählen.',
  },
  image_too_large: {
    happened: 'Breite mal Höhe des Bildes ergeben mehr als 40 Millionen Bildpunkte.',
    todo: 'Verkleinern Sie das Bild. Für die Webseite genügen 1.920 Bildpunkte in der Breite.',
  },
};
