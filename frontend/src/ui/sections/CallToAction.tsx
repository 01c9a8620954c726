import type { PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SafeHtml } from '../text/SafeHtml.js';
import { SectionButton } from './SectionButton.js';
import { SectionIcon } from './SectionIcon.js';

/** A call to action: one sentence and a button. */
export function CallToAction({ section }: { section: PublicSection }) {
  const { id, icon, title, subtitle, content, buttonText, buttonUrl } = section;
  return (
    <Box component="section" data-section={id} sx={frame}>
      <SectionIcon name={icon} />
      {title && (
        <Typography component="h2" variant="section" sx={{ mt: icon ? 4 : 0, textWrap: 'balance' }}>
          {title}
        </Typography>
      )}
      {subtitle && (
        <Typography variant="lead" component="p" sx={{ mt: 3, color: 'text.secondary', textWrap: 'pretty' }}>
          {subtitle}
        </Typography>
      )}
      <SafeHtml html={content} sx={{ mt: 3, color: 'text.secondary' }} />
      <SectionButton text={buttonText} url={buttonUrl} isMain />
    </Box>
  );
}

const frame = { maxWidth: 680, overflowWrap: 'break-word' } as const;
