import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { tc } from '~/texts/de-console.js';

/** One filter that is in force. */
export interface ActiveFilter {
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
}

/** The filter as a list, which is empty without a value. */
export function activeFilter(name: string, value: string | null | false | undefined, onRemove: () => void) {
  return value ? [{ name, value, onRemove } satisfies ActiveFilter] : [];
}

interface FilterBarProps {
  /** The search field, also visible on phones, where a button shows the other fields. */
  readonly search: ReactNode;
  /** A field to the right of the search, also visible on phones, in one row with the button. */
  readonly beside?: ReactNode;
  /** The fields, in one row where there is room. */
  readonly children: ReactNode;
  readonly active: readonly ActiveFilter[];
  readonly onReset: () => void;
}

/** The filters of a list: the fields, and below them the active filters. */
export function FilterBar({ search, beside, children, active, onReset }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const folded = useId();
  return (
    <Box role="search" aria-label={tc.filter.label} sx={frame}>
      <Box sx={fields}>
        <Box sx={searchRow}>
          <Box sx={{ flex: { xs: '1 1 224px', md: 1 }, minWidth: 'min-content', display: 'grid' }}>{search}</Box>
          {beside}
          <Button
            aria-expanded={isOpen}
            aria-controls={folded}
            startIcon={<SlidersHorizontal size={16} aria-hidden />}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ flex: 'none', height: 40, display: { md: 'none' } }}
          >
            {tc.filter.fold(active.length)}
          </Button>
        </Box>
        <Box id={folded} sx={isOpen ? { display: 'contents' } : onWideScreens}>
          {children}
        </Box>
      </Box>
      {active.length > 0 && (
        <Box sx={chips}>
          {active.map(({ name, value, onRemove }) => (
            <Box
              key={`${name} ${value}`}
              component="button"
              type="button"
              aria-label={tc.filter.remove(name, value)}
              onClick={onRemove}
              sx={chip}
            >
              {name} <strong>{value}</strong>
              <X size={14} aria-hidden />
            </Box>
          ))}
          <Button variant="text" size="small" onClick={onReset}>
            {tc.filter.reset}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const frame = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '12px',
} as const;

const fields = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  alignItems: { xs: 'stretch', md: 'center' },
  gap: { xs: 3, md: 4 },
  p: 3,
} as const;

/** The button wraps below the search where its words would be cut. */
const searchRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  flex: { md: '1 1 200px' },
  minWidth: 0,
} as const;

const onWideScreens = { display: { xs: 'none', md: 'contents' } } as const;

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  maxWidth: '100%',
  minHeight: 24,
  px: 2,
  border: 0,
  borderRadius: '6px',
  bgcolor: 'surface.tint',
  color: 'text.primary',
  typography: 'caption',
  textAlign: 'left',
  cursor: 'pointer',
  // What the user searched for may be long, and one word.
  '& strong': { minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
} as const;
