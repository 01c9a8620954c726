import type { SectionIcon as SectionIconName } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import {
  Award,
  CircleCheckBig,
  Clock,
  Coffee,
  Database,
  Globe,
  Lock,
  Monitor,
  Settings,
  Shield,
  Smartphone,
  TrendingUp,
  Users,
  Zap,
} from 'lucide-react';

const icons = {
  CheckCircle: CircleCheckBig,
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
} as const satisfies Record<SectionIconName, typeof Award>;

/** The sign of a section, in the colour of links; it says nothing by itself. */
export function SectionIcon({ name }: { name: SectionIconName | null }) {
  if (!name) return null;
  const Icon = icons[name];
  return (
    <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
    </Box>
  );
}
