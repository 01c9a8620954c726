import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';

interface MoreFieldsProps {
  readonly label: string;
  /** Names of the fields inside: one that is wrong is always in sight. */
  readonly names: readonly string[];
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** Rarely used fields, shown by a button. */
export function MoreFields({ label, names, isOpenAtFirst = false, children }: MoreFieldsProps) {
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const { errors } = useFormState();
  const isOpen = isWanted || names.some((name) => name in errors);
  const id = useId();
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'line.main', pt: 3 }}>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setWanted(!isOpen)}
        startIcon={<ChevronDown size={16} aria-hidden />}
        sx={{ ml: -3.5, '& svg': { transform: isOpen ? 'none' : 'rotate(-90deg)' } }}
      >
        {label}
      </Button>
      <Box id={id} hidden={!isOpen} sx={isOpen ? { display: 'grid', gap: 5, mt: 3 } : undefined}>
        {children}
      </Box>
    </Box>
  );
}
