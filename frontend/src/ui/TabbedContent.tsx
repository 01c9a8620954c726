import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

interface RecordTabsProps<Name extends string> {
  /** Read out as the name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** The sides of one record, one of them shown. */
export function RecordTabs<Name extends string>({ label, tabs, chosen, onChoose }: RecordTabsProps<Name>) {
  const id = useId();
  return (
    <>
      <Tabs
        value={chosen}
        variant="scrollable"
        scrollButtons={false}
        aria-label={label}
        onChange={(_, name: Name) => onChoose(name)}
        sx={bar}
      >
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
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {tabs.find(({ name }) => name === chosen)?.content}
      </Box>
    </>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  minHeight: 44,
  px: 6,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'line.main',
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 44,
    px: 0,
    mr: { xs: 2.5, sm: 6 },
    // All three stand side by side from 320 px.
    fontSize: { xs: 'clamp(.75rem, 3.75vw, .8125rem)', sm: '.875rem' },
    fontWeight: 550,
    color: 'text.secondary',
    '&.Mui-selected': { color: 'text.primary' },
  },
} as const;
