import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../texts/de.js';
import { Guilloche } from '../../ui/Guilloche.js';
import { PublicWidth } from '../../ui/PublicWidth.js';
import { IbanCheckCard } from './IbanCheckCard.js';

/** Hero with the check. */
export function HomePage() {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', pb: { xs: 12, md: 20 } }}>
      <title>{t.product}</title>
      <Guilloche />
      <PublicWidth sx={{ position: 'relative', pt: { xs: 2, md: 22 } }}>
        <Typography component="h1" variant="hero" data-print="none" sx={{ textWrap: 'balance' }}>
          {t.hero.title}
        </Typography>
        <Typography
          variant="lead"
          component="p"
          data-print="none"
          sx={{ mt: { xs: 3, md: 4 }, maxWidth: 560, color: 'text.secondary' }}
        >
          {t.hero.lead}
        </Typography>
        <Box sx={{ mt: { xs: 6, md: 12 } }}>
          <IbanCheckCard />
        </Box>
      </PublicWidth>
    </Box>
  );
}
