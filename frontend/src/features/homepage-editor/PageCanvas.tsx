import type { PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { type Breakpoint, type Theme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { renderedTexts } from '~/texts/rendered-parts.js';
import { t } from '~/texts/site.js';
import { tc } from '~/texts/de-console.js';
import { SectionBands } from '~/widgets/sections/SectionBands.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { useRoom } from '~/ui/anatomy/use-room.js';
import { headlineStyle, leadStyle } from '~/widgets/site/hero-style.js';
import { useSectionFrames } from './use-section-frames.js';

interface PageCanvasProps {
  readonly widthPx: number;
  readonly siteName: string;
  /** Their texts are HTML. */
  readonly sections: readonly PublicSection[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** Preview of the page in its own width, scaled down to the available width. A button over each section selects it. */
export function PageCanvas({ widthPx, siteName, sections, chosenId, onChoose }: PageCanvasProps) {
  const [{ width: availablePx }, measured] = useRoom();
  const [frames, page, viewport] = useSectionFrames(sections, chosenId);
  const hero = sections.find(({ type }) => type === 'hero');
  return (
    <Box ref={measured}>
      <Box ref={viewport} sx={view}>
        <Box ref={page} sx={canvas} style={{ width: widthPx, zoom: Math.min(1, availablePx / widthPx) }}>
          <ThemeProvider theme={containerTheme}>
            <Box inert>
              <PublicWidth sx={{ py: { xs: 8, md: 16 } }}>
                <div data-section={hero?.id}>
                  <Typography component="div" variant="hero" sx={headlineStyle}>
                    {hero?.title ?? renderedTexts.hero.title}
                  </Typography>
                  <Typography component="div" variant="lead" sx={leadStyle}>
                    {hero ? hero.subtitle : renderedTexts.hero.lead}
                  </Typography>
                </div>
                <Box sx={check}>{t.check.heading}</Box>
              </PublicWidth>
              <SectionBands sections={sections} siteName={siteName} />
            </Box>
          </ThemeProvider>
          {sections.map(({ id, title }) => (
            <Box
              key={id}
              component="button"
              type="button"
              aria-label={tc.homepage.preview.choose(title)}
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(id)}
              sx={cover}
              style={frames[id]}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const view = {
  position: 'relative',
  maxHeight: 'max(360px, calc(100dvh - 260px))',
  overflow: 'hidden auto',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '8px',
  bgcolor: 'background.default',
} as const;

const canvas = { position: 'relative', containerType: 'inline-size', mx: 'auto' } as const;

/** Placeholder of the check, which works only on the real page. */
const check = {
  mt: { xs: 6, md: 12 },
  px: 8,
  py: 16,
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '18px',
  bgcolor: 'background.paper',
  typography: 'cardTitle',
} as const;

const cover = {
  position: 'absolute',
  boxSizing: 'content-box',
  m: '-12px',
  p: '9px',
  border: '3px solid transparent',
  borderRadius: '12px',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { borderColor: 'primary.main' },
} as const;

const responsive = ['hero', 'section', 'lead'] as const;

/** The theme with breakpoints of the container's width, not of the window's. */
function containerTheme(theme: Theme): Theme {
  const { breakpoints, typography } = theme;
  const up = (from: Breakpoint | number) =>
    `@container (min-width: ${typeof from === 'number' ? from : breakpoints.values[from]}px)`;
  const variants = responsive.map((name) => [name, byContainer(typography[name])] as const);
  return {
    ...theme,
    breakpoints: { ...breakpoints, up, internal_mediaKeys: breakpoints.keys.map(up) },
    typography: { ...typography, ...Object.fromEntries(variants) },
  };
}

function byContainer(style: object): object {
  return Object.fromEntries(
    Object.entries(style).map(([key, value]: [string, unknown]) => [key.replace('@media', '@container'), value]),
  );
}
