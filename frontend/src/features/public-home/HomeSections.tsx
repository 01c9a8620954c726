import type * as contract from '@pruefer/contracts';
import { use, useEffect, useState } from 'react';
import { call, endpointOf } from '~/api/http/call.js';
import { ServerContent } from '~/api/content/server-content.js';
import { request } from '~/api/http/request.js';
import { SiteContext } from '~/api/content/use-site.js';
import { pageLanguage } from '~/texts/page-language.js';
import { SectionBands } from '~/ui/sections/SectionBands.js';
import { ProgramBlock } from './ProgramBlock.js';

const listPublicSections = endpointOf<typeof contract.listPublicSections>({
  method: 'GET',
  path: '/api/homepage/sections',
  access: 'public',
});

/** The content sections below the check, and the block about the API. */
export function HomeSections() {
  const sections = useSections();
  const { siteName } = use(SiteContext);
  return (
    <>
      <SectionBands sections={sections} siteName={siteName} />
      <ProgramBlock />
    </>
  );
}

/** The sections: from the server while it draws the page; requested when the visitor's document has none. */
function useSections(): readonly contract.PublicSection[] {
  const { sections: given } = use(ServerContent);
  const [sections, setSections] = useState(given ?? []);
  useEffect(() => {
    if (given) return;
    const controller = new AbortController();
    const asked = request(call(listPublicSections, { query: { language: pageLanguage } }), {
      signal: controller.signal,
    });
    void asked.then(({ data }) => data && setSections(data));
    return () => controller.abort();
  }, [given]);
  return sections;
}
