import Typography from '@mui/material/Typography';
import { use } from 'react';
import { ServerContentContext } from '~/api/content/server-content.js';
import { renderedTexts } from '~/texts/rendered-parts.js';
import { headlineStyle, leadStyle } from '~/widgets/site/hero-style.js';

/** Headline and lead: those of the first section that is a hero, else our own. */
export function Hero() {
  const hero = use(ServerContentContext).sections?.find(({ type }) => type === 'hero');
  return (
    <>
      <Typography component="h1" variant="hero" data-print="none" sx={headlineStyle}>
        {hero?.title ?? renderedTexts.hero.title}
      </Typography>
      <Typography variant="lead" component="p" data-print="none" sx={leadStyle}>
        {hero ? hero.subtitle : renderedTexts.hero.lead}
      </Typography>
    </>
  );
}
