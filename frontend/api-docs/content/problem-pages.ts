import { getProblemSentence, type Language, problemBody, type ProblemCode } from '@pruefer/contracts';
import { adviceOnProblems } from '@pruefer/contracts/problem-advice';
import { adviceInEnglish } from '@pruefer/contracts/problem-advice-in-english';
import { fence, section, table } from './markdown-parts.js';
import { filledPath, type Page } from './page.js';
import { texts } from './texts.js';

/** Group of the pages about problems: the navigation does not list them, the guide on errors leads to them. */
export const PROBLEMS = 'problems';
/** The guide whose table has every code and says whether a repeat helps. */
const GUIDE = 'errors';

const customerCodes = Object.keys(adviceInEnglish) as (keyof typeof adviceInEnglish)[];
const advice = { de: adviceOnProblems, en: adviceInEnglish } as const;
const tableRow = /^\| [\d, ]+ \| (?<codes>.+?) \| (?<repeat>.+?) \|$/gm;
const code = /`(\w+)`/g;
const sampleId = '019a9f00-0000-7000-8000-000000000000';

/** Fields of an example beyond its sentence. */
const sampleDetails: Readonly<Partial<Record<ProblemCode, Parameters<typeof problemBody>[2]>>> = {
  invalid_request: {
    errors: [
      {
        ...{ field: 'bic', code: 'isString' },
        message: { de: 'Bitte geben Sie einen Text ein.', en: 'Please enter a text.' },
      },
    ],
  },
  quota_insufficient: { shortage: { needed: 1000, available: 250 } },
};

/** Writes a page for each problem code that customers can meet. @param guides one of them is the guide on errors @param calls pages of the reference */
export function problemPages(guides: readonly Page[], calls: readonly Page[], language: Language): readonly Page[] {
  const text = texts[language];
  const repeats = repeatsIn(guides.find(({ slug }) => slug === GUIDE)!);
  return customerCodes.map((name) => {
    const { happened, todo } = advice[language][name];
    const answering = calls.filter((page) => page.problems?.includes(name));
    const instance = filledPath((answering[0] ?? calls[0]!).call!);
    const body = problemBody(name, { requestId: sampleId, instance }, sampleDetails[name], language);
    const links = answering.map(({ slug, title }) => `- [${title}](${slug}.md)`);
    const facts = [`\`${name}\``, `${body.status} ${body.title}`, repeats.get(name)!];
    const parts = [
      table([text.code, text.status, text.repeat], [facts]),
      section(text.cause, happened),
      section(text.remedy, todo),
      section(text.sample, fence('json', JSON.stringify(body, null, 2))),
      section(text.calls, links.join('\n')),
      `[${text.allCodes}](${GUIDE}.md)`,
    ];
    const title = getProblemSentence(name)[language].replace(/\.$/, '');
    const markdown = parts.filter(Boolean).join('\n\n');
    return { slug: `${GUIDE}/${name}`, group: PROBLEMS, title, summary: happened, markdown };
  });
}

/** Links the codes in the table of the guide on errors to their pages. */
export function withLinkedCodes(guide: Page): Page {
  if (guide.slug !== GUIDE) return guide;
  const markdown = guide.markdown.replace(tableRow, (row, codes: string) =>
    row.replace(codes, codes.replace(code, '[$&](/fehler/$1)')),
  );
  return { ...guide, markdown };
}

/** Whether a repeat helps, by code. */
function repeatsIn({ markdown }: Page): ReadonlyMap<string, string> {
  return new Map(
    [...markdown.matchAll(tableRow)].flatMap(([, codes = '', repeat = '']) =>
      [...codes.matchAll(code)].map(([, name = '']) => [name, repeat] as const),
    ),
  );
}
