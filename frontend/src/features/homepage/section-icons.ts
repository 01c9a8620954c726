import type { SectionIcon } from '@pruefer/contracts';
import {
  Award,
  CheckCircle,
  Clock,
  Coffee,
  Database,
  Globe,
  Lock,
  type LucideIcon,
  Monitor,
  Settings,
  Shield,
  Smartphone,
  TrendingUp,
  Users,
  Zap,
} from 'lucide-react';

/** How the icons that a section may have are drawn. */
export const sectionIconDrawings: Readonly<Record<SectionIcon, LucideIcon>> = {
  CheckCircle,
  Shield,
  Zap,
  Globe,
  Lock,
  Users,
  TrendingUp,
  Award,
  Clock,
  Database,
  Settings,
  Smartphone,
  Monitor,
  Coffee,
};

/** What they are called, for those who do not see them. */
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
