import Typography from '@mui/material/Typography';
import { use } from 'react';
import { ServerContent } from '../../api/content/server-content.js';
import { t } from '../../texts/de.js';

/** Headline and lead: those of the first section that is a hero, else our own. */
export function Hero() {
  const hero = use(ServerContent).sections?.find(({ type }) => type === 'hero');
  return (
    <>
      <Typography component="h1" variant="hero" data-print="none" sx={headline}>
        {hero?.title ?? t.hero.title}
      </Typography>
      <Typography variant="lead" component="p" data-print="none" sx={lead}>
        {hero ? hero.subtitle : t.hero.lead}
      </Typography>
    </>
  );
}

const headline = { maxWidth: 860, textWrap: 'balance', overflowWrap: 'break-word' } as const;

const lead = { mt: { xs: 3, md: 4 }, maxWidth: 560, color: 'text.secondary' } as const;
