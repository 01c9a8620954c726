import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { problemBody } from '@pruefer/contracts/problem';
import { type ProblemCode, problems } from '@pruefer/contracts/problems';
import { adviceOnProblems } from '@pruefer/contracts/problem-advice';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { problemPageTexts as texts } from '~/texts/problem-page.js';
import { Facts } from '~/ui/panel/Facts.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { SiteLink } from '~/ui/frame/SiteLink.js';
import { MissingPage } from './MissingPage.js';

/** In the documentation, which is not a part of this application. */
const ERRORS_PATH = '/api/docs/de/errors';

const sampleRequest = { requestId: '8c0f6a3e-51d2-4c8b-9f10-2b7d4e6a9c31', instance: '/api/…' };

/** Reason phrases of HTTP (RFC 9110). */
const statusReasons: Readonly<Record<(typeof problems)[ProblemCode]['status'], string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The page at the `type` of a problem: its meaning, its remedy, and an example of its answer. */
export function ProblemPage() {
  const { code = '' } = useParams();
  return Object.hasOwn(problems, code) ? <Problem code={code as ProblemCode} /> : <MissingPage />;
}

function Problem({ code }: { code: ProblemCode }) {
  const { text, status } = problems[code];
  const { happened, todo } = adviceOnProblems[code];
  const example = formatExample(code);
  const title = text.replace(/\.$/, '');
  const facts = [
    { label: texts.code, value: code, code: true, copy: code, wide: 'onPhones' as const },
    { label: texts.status, value: `${status} ${statusReasons[status]}` },
  ];
  return (
    <PublicWidth sx={frame}>
      <title>{title}</title>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.kicker}
      </Typography>
      <Typography component="h1" variant="section" sx={{ mt: 1, mb: 8, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Facts facts={facts} />
      <Part title={texts.happened}>{happened}</Part>
      <Part title={texts.todo}>{todo}</Part>
      <Part title={texts.example}>{texts.forPrograms}</Part>
      <Box component="pre" tabIndex={0} aria-label={texts.example} sx={exampleFrame}>
        {example}
      </Box>
      <Box sx={{ mt: 10, display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
        <Button component={SiteLink} to="/">
          {texts.home}
        </Button>
        <Button href={ERRORS_PATH}>{texts.more}</Button>
      </Box>
    </PublicWidth>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography component="h2" variant="panelTitle" sx={{ mt: 8 }}>
        {title}
      </Typography>
      <Typography variant="body1" sx={{ mt: 2, maxWidth: '68ch', textWrap: 'pretty' }}>
        {children}
      </Typography>
    </>
  );
}

/** An answer with this problem, as it comes over the wire; made by what makes the real ones. */
function formatExample(code: ProblemCode): string {
  const body = problemBody(code, sampleRequest);
  return `HTTP/1.1 ${body.status} ${statusReasons[problems[code].status]}\nContent-Type: application/problem+json\n\n${JSON.stringify(body, null, 2)}`;
}

const frame = { py: { xs: 12, md: 20 }, '& > *': { maxWidth: 800 } } as const;

/** Long lines are scrolled in here: the page itself never moves sideways. */
const exampleFrame = {
  mt: 4,
  mb: 0,
  p: 5,
  overflowX: 'auto',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
  bgcolor: 'surface.sunken',
  typography: 'mono',
  fontSize: '.8125rem',
  lineHeight: 1.6,
} as const;
