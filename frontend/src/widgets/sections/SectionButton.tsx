import Button from '@mui/material/Button';
import { ArrowRight } from 'lucide-react';
import { linkTarget } from '~/ui/links/link-target.js';

interface SectionButtonProps {
  readonly text: string | null;
  readonly url: string | null;
  readonly isMain?: boolean;
}

/** The button of a section; none without words or without an aim. */
export function SectionButton({ text, url, isMain = false }: SectionButtonProps) {
  if (!text || !url) return null;
  return (
    <Button
      component="a"
      {...linkTarget(url)}
      variant={isMain ? 'contained' : 'outlined'}
      size={isMain ? 'large' : 'medium'}
      sx={button}
    >
      {text}
      <ArrowRight size={16} aria-hidden />
    </Button>
  );
}

const button = { mt: 5, gap: 2, whiteSpace: 'normal', py: 1 } as const;
