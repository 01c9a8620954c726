import type { SectionIcon } from '@pruefer/contracts';

/** What the icons of sections are called, for those who do not see them. */
export const sectionIconNames: Readonly<Record<SectionIcon, string>> = {
  CheckCircle: 'Haken im Kreis',
  Shield: 'Schild',
  Zap: 'Blitz',
  Globe: 'Weltkugel',
  Lock: 'Schloss',
  Users: 'Personen',
  TrendingUp: 'Steigende Kurve',
  Award: 'Auszeichnung',
  Clock: 'Uhr',
  Database: 'Datenbank',
  Settings: 'Zahnrad',
  Smartphone: 'Telefon',
  Monitor: 'Bildschirm',
  Coffee: 'Tasse',
};
