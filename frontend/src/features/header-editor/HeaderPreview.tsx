import { type SaveHeaderConfigBody, visibleButtons } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Moon } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { usePublicPagesQuery } from '~/api/content/pages.api.js';
import { t } from '~/texts/site.js';
import { tc } from '~/texts/de-console.js';
import { Logo } from '~/ui/frame/Logo.js';
import { Panel } from '~/ui/panel/Panel.js';
import { muiButtonSizes, muiButtonVariants } from '~/widgets/site/header-button-style.js';

const text = tc.header.preview;

/** A picture of the header with the typed values, as visitors will see it; it has no active controls. */
export function HeaderPreview() {
  const header = useFormContext<SaveHeaderConfigBody>().watch();
  const { data: pages = [] } = usePublicPagesQuery();
  const menu = pages.filter(({ showInMenu }) => showInMenu).toSorted((a, b) => a.menuOrder - b.menuOrder);
  return (
    <Panel title={text.title} subtitle={text.text} flush>
      <Box role="img" aria-label={describeHeader(header)} sx={bar}>
        <Box inert sx={row}>
          <Brand {...header} />
          <Box sx={links}>
            {[t.site.home, ...menu.map(({ title }) => title)].map((title, index) => (
              <span key={index}>{title}</span>
            ))}
          </Box>
          <Box sx={tools}>
            <Moon size={18} aria-hidden />
            {visibleButtons(header).map(({ id, text: label, variant, size }) => (
              <Button key={id} variant={muiButtonVariants[variant]} size={muiButtonSizes[size]}>
                {label}
              </Button>
            ))}
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}

function Brand({ siteName, logoText, logoUrl, showLogo }: SaveHeaderConfigBody) {
  if (showLogo && logoUrl) return <Box component="img" src={logoUrl} alt={siteName} sx={logo} />;
  const name = (showLogo && logoText) || siteName;
  if (showLogo) return <Logo name={name} />;
  return <Box sx={{ fontSize: '1rem', fontWeight: 650 }}>{name}</Box>;
}

function describeHeader(header: SaveHeaderConfigBody): string {
  return [header.siteName, t.site.home, ...visibleButtons(header).map((button) => button.text)].join(', ');
}

const bar = { borderTop: '1px solid', borderColor: 'line.main', bgcolor: 'background.paper' } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 3,
  minHeight: 64,
  px: 5,
  py: 3,
} as const;

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 1,
  fontSize: '.875rem',
  fontWeight: 550,
  color: 'text.secondary',
  '& > span:first-of-type': { color: 'text.primary' },
} as const;

const tools = {
  ml: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  color: 'text.secondary',
} as const;

const logo = { display: 'block', maxHeight: 36, maxWidth: 220, objectFit: 'contain' } as const;
