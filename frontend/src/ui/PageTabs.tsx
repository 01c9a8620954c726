import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

interface PageTabsProps<Name extends string> {
  /** Read out as the name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** The views of one section below its heading, one of them shown. */
export function PageTabs<Name extends string>({ label, tabs, chosen, onChoose }: PageTabsProps<Name>) {
  const id = useId();
  return (
    <Box sx={column}>
      <Tabs value={chosen} aria-label={label} onChange={(_, name: Name) => onChoose(name)} sx={bar}>
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} sx={column}>
        {tabs.find(({ name }) => name === chosen)?.content}
      </Box>
    </Box>
  );
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, minWidth: 0 } as const;

const bar = {
  minHeight: 40,
  borderBottom: '1px solid',
  borderColor: 'line.main',
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 40,
    px: 0,
    mr: 6,
    fontSize: '.875rem',
    fontWeight: 550,
    color: 'text.secondary',
    '&.Mui-selected': { color: 'text.primary' },
  },
} as const;
