import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../texts/de.js';
import { Logo } from '../../ui/Logo.js';
import { PublicWidth } from '../../ui/PublicWidth.js';

/** Brand, what there is, and the company. */
export function SiteFooter() {
  return (
    <Box component="footer" data-print="none" sx={frame}>
      <PublicWidth>
        <Box sx={columns}>
          <Box sx={{ maxWidth: 360 }}>
            <Logo name={t.product} />
            <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
              {t.footer.description}
            </Typography>
          </Box>
          <Box component="nav" aria-labelledby="footer-services" sx={{ minWidth: 200 }}>
            <Typography component="h2" variant="panelTitle" id="footer-services">
              {t.footer.services}
            </Typography>
            <Box component="a" href="/#validation" sx={link}>
              {t.footer.validation}
            </Box>
          </Box>
        </Box>
        <Typography variant="body2" sx={company}>
          {t.footer.copyright(new Date().getUTCFullYear())}
        </Typography>
      </PublicWidth>
    </Box>
  );
}

/** The bottom is left free: no toast may cover a link. */
const frame = { borderTop: '1px solid', borderColor: 'line.main', pt: 14, pb: 14 } as const;

const columns = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 } as const;

const link = {
  display: 'inline-block',
  mt: 1,
  lineHeight: '28px',
  fontSize: '.875rem',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

const company = { mt: 14, pt: 4, borderTop: '1px solid', borderColor: 'line.main', color: 'text.secondary' } as const;
