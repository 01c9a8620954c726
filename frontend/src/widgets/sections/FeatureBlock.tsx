import type { PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { renderedTexts } from '~/texts/rendered-parts.js';
import { SafeHtml } from '~/ui/text/SafeHtml.js';
import { SectionButton } from './SectionButton.js';
import { SectionIconImage } from './SectionIconImage.js';

interface FeatureBlockProps {
  readonly sections: readonly PublicSection[];
  readonly siteName: string;
}

/** "Warum …?", and each reason under a rule. */
export function FeatureBlock({ sections, siteName }: FeatureBlockProps) {
  return (
    <Box component="section" aria-labelledby="warum" sx={columns}>
      <Typography component="h2" variant="section" id="warum" sx={heading}>
        {renderedTexts.why(siteName)}
      </Typography>
      <Box sx={grid}>
        {sections.map((section) => (
          <Feature key={section.id} {...section} />
        ))}
      </Box>
    </Box>
  );
}

function Feature({ id, icon, title, subtitle, content, buttonText, buttonUrl }: PublicSection) {
  return (
    <Box component="article" data-section={id} sx={feature}>
      <SectionIconImage name={icon} />
      <Typography component="h3" variant="body1" sx={{ mt: 4, fontSize: '1.0625rem', fontWeight: 600 }}>
        {title}
      </Typography>
      {subtitle && (
        <Typography variant="body1" sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
          {subtitle}
        </Typography>
      )}
      <SafeHtml html={content} sx={{ mt: 1, color: 'text.secondary' }} />
      <SectionButton text={buttonText} url={buttonUrl} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  gap: { xs: 8, md: 16 },
} as const;

const heading = { textWrap: 'balance', overflowWrap: 'break-word' } as const;

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 12,
  rowGap: { xs: 8, md: 12 },
} as const;

const feature = {
  borderTop: '1px solid',
  borderColor: 'line.strong',
  pt: 5,
  minWidth: 0,
  overflowWrap: 'break-word',
  '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;
