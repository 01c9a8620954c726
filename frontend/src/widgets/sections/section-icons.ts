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

/** Drawings of the icons that a section may have. */
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
