import type { SectionIcon } from '@pruefer/contracts';

/** Names of the section icons for screen readers. */
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
