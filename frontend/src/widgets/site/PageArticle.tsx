import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { SafeHtml } from '~/ui/text/SafeHtml.js';

/** A page that staff has written: its title and its text, as wide as reads well. */
export function PageArticle({ title, html }: { title: string; html: string }) {
  return (
    <PublicWidth>
      <Box component="article" sx={measure}>
        <Typography component="h1" variant="section" sx={heading}>
          {title}
        </Typography>
        <SafeHtml html={html} />
      </Box>
    </PublicWidth>
  );
}

const measure = { maxWidth: 680, mx: 'auto', py: { xs: 12, md: 22 } } as const;

const heading = { mb: { xs: 6, md: 8 }, textWrap: 'balance', overflowWrap: 'break-word' } as const;
