import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { defaultTimes, yearIn } from '@pruefer/contracts/formats';
import { use, useId } from 'react';
import { SiteViewContext } from '~/api/content/site-view.js';
import { SiteContext } from '~/api/content/use-site.js';
import { renderedTexts } from '~/texts/rendered-parts.js';
import { linkTarget } from '~/ui/links/link-target.js';
import { Logo } from '~/ui/frame/Logo.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';

/** Brand, two columns of links, and the company. */
export function SiteFooter() {
  const { logo, siteName, footer } = use(SiteContext);
  const { companyName, description, copyright, columns } = footer;
  const { year = yearIn(defaultTimes.zone, new Date()) } = use(SiteViewContext);
  return (
    <Box component="footer" data-print="none" sx={frame}>
      <PublicWidth>
        <Box sx={row}>
          <Box sx={{ flex: { xs: '1 0 100%', md: '1 1 0' }, minWidth: 0, '& > p': { maxWidth: 360 } }}>
            <Logo name={logo.text} picture={logo.url} />
            <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
              {description}
            </Typography>
          </Box>
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </Box>
        <Typography variant="body2" sx={company}>
          {copyright || renderedTexts.footer.copyright(year, companyName || siteName)}
        </Typography>
      </PublicWidth>
    </Box>
  );
}

type Column = { readonly title: string; readonly links: readonly { readonly title: string; readonly href: string }[] };

function LinkColumn({ title, links }: Column) {
  const heading = useId();
  return (
    <Box component="nav" aria-labelledby={heading} sx={{ minWidth: { xs: 132, md: 200 } }}>
      <Typography component="h2" variant="panelTitle" id={heading}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {links.map((entry) => (
          <li key={`${entry.title} ${entry.href}`}>
            <Box component="a" {...linkTarget(entry.href)} sx={link}>
              {entry.title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The bottom is left free: no toast may cover a link. */
const frame = { borderTop: '1px solid', borderColor: 'line.main', pt: 14, pb: 14 } as const;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

const list = { m: 0, mt: 1, p: 0, listStyle: 'none' } as const;

const link = {
  display: 'inline-block',
  lineHeight: '28px',
  fontSize: '.875rem',
  color: 'text.secondary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

const company = { mt: 14, pt: 4, borderTop: '1px solid', borderColor: 'line.main', color: 'text.secondary' } as const;
