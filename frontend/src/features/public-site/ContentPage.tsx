import type * as contract from '@pruefer/contracts';
import { use } from 'react';
import { useParams } from 'react-router';
import { call, toEndpoint } from '~/api/http/call.js';
import { ServerContentContext } from '~/api/content/server-content.js';
import { useUncachedAnswer } from '~/api/store/use-uncached-answer.js';
import { SiteContext } from '~/api/content/use-site.js';
import { PageArticle } from '~/widgets/site/PageArticle.js';
import { NotFoundPage } from './NotFoundPage.js';

const readPublicPage = toEndpoint<typeof contract.readPublicPage>({
  method: 'GET',
  path: '/api/content/pages/:slug',
  access: 'public',
});
const pageCall = (slug: string) => call(readPublicPage, { params: { slug } });

/** A page written by staff: given on the server, requested in the browser. Every failure shows the not-found screen. */
export function ContentPage() {
  const { page } = use(ServerContentContext);
  return page ? <PageArticle {...page} /> : <AskedPage />;
}

function AskedPage() {
  const { slug = '' } = useParams();
  const { siteName } = use(SiteContext);
  const { data, error } = useUncachedAnswer(pageCall, slug);
  if (error) return <NotFoundPage />;
  if (!data) return null;
  return (
    <>
      <title>{`${data.title} - ${siteName}`}</title>
      <PageArticle title={data.title} html={data.content} />
    </>
  );
}
