import { type FooterLink, type SaveFooterConfigBody, visibleLinks } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Logo } from '~/ui/frame/Logo.js';
import { Panel } from '~/ui/panel/Panel.js';
import { formatCopyright } from './footer-fields.js';

const text = tc.footer.preview;

/** A picture of the footer with the typed values, as visitors will see it; it has no active controls. */
export function FooterPreview() {
  const footer = useFormContext<SaveFooterConfigBody>().watch();
  const times = useTimes();
  return (
    <Panel title={text.title} subtitle={text.text} flush>
      <Box inert sx={frame}>
        <Logo name={footer.companyName} />
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {footer.description}
        </Typography>
        <Box sx={columns}>
          <Column title={footer.servicesTitle} links={footer.servicesLinks} />
          <Column title={footer.legalTitle} links={footer.legalLinks} />
        </Box>
        <Typography variant="body2" sx={company}>
          {formatCopyright(footer, times)}
        </Typography>
      </Box>
    </Panel>
  );
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <Box sx={{ typography: 'panelTitle' }}>{title}</Box>
      {visibleLinks(links).map((link, index) => (
        <Box key={index} sx={{ mt: 1, lineHeight: '28px', fontSize: '.875rem', color: 'text.secondary' }}>
          {link.title}
        </Box>
      ))}
    </div>
  );
}

const frame = {
  px: 5,
  py: 6,
  borderTop: '1px solid',
  borderColor: 'line.main',
  bgcolor: 'background.default',
  overflowWrap: 'anywhere',
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 6,
  mt: 6,
} as const;

const company = { mt: 8, pt: 4, borderTop: '1px solid', borderColor: 'line.main', color: 'text.secondary' } as const;
