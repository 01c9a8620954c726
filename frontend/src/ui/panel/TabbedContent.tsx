import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

interface TabbedContentProps<Name extends string> {
  /** Read out as the name of the tabs. */
  readonly label: string;
  /** A section below its heading, or one record in a drawer, where the tabs stay in sight. */
  readonly level: 'section' | 'record';
  readonly tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[];
  readonly chosenTab: Name;
  readonly onChoose: (name: Name) => void;
}

/** Tabs and the content of the selected one. */
export function TabbedContent<Name extends string>({
  label,
  level,
  tabs,
  chosenTab,
  onChoose,
}: TabbedContentProps<Name>) {
  const id = useId();
  const css = styles[level];
  return (
    <Box sx={css.frame}>
      <Tabs
        {...css.tabs}
        value={chosenTab}
        aria-label={label}
        onChange={(_, name: Name) => onChoose(name)}
        sx={css.bar}
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
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosenTab}`} sx={css.panel}>
        {tabs.find(({ name }) => name === chosenTab)?.content}
      </Box>
    </Box>
  );
}

const bar = { borderBottom: '1px solid', borderColor: 'line.main' } as const;

const tabStyle = {
  minWidth: 0,
  px: 0,
  fontWeight: 550,
  color: 'text.secondary',
  '&.Mui-selected': { color: 'text.primary' },
} as const;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, minWidth: 0 } as const;

const styles = {
  section: {
    frame: column,
    panel: column,
    tabs: {},
    bar: { ...bar, minHeight: 40, '& .MuiTab-root': { ...tabStyle, minHeight: 40, mr: 6, fontSize: '.875rem' } },
  },
  record: {
    frame: { display: 'contents' },
    panel: {},
    tabs: { variant: 'scrollable', scrollButtons: false },
    bar: {
      ...bar,
      position: 'sticky',
      top: 0,
      zIndex: 1,
      minHeight: 44,
      px: 6,
      bgcolor: 'background.paper',
      '& .MuiTab-root': {
        ...tabStyle,
        minHeight: 44,
        mr: { xs: 2.5, sm: 6 },
        // All three stand side by side from 320 px.
        fontSize: { xs: 'clamp(.75rem, 3.75vw, .8125rem)', sm: '.875rem' },
      },
    },
  },
} as const;
