import { Injectable } from '@nestjs/common';
import { type HomepageMeta, Problem, type SaveHomepageMetaBody } from '@pruefer/contracts';
import { type Actor, changesBetween, requireVersion } from '@pruefer/platform';
import { CmsConfig } from '../config.js';
import { ImageRepository } from '../images/image.repository.js';
import { EditHomepage } from './edit-homepage.js';
import { HomepageMetaRepository, type MetaFields } from './homepage-meta.repository.js';

/** Saves title, description and other meta data of the home page. */
@Injectable()
export class SaveHomepageMeta {
  constructor(
    private readonly editHomepage: EditHomepage,
    private readonly meta: HomepageMetaRepository,
    private readonly config: CmsConfig,
    private readonly images: ImageRepository,
  ) {}

  /**
   * @throws Problem `version_conflict` with the current meta data, `invalid_request` for a canonical address on another host,
   * or a new image of our own that does not exist
   */
  async run(newMeta: SaveHomepageMetaBody, actor: Actor): Promise<HomepageMeta> {
    if (newMeta.canonicalUrl && !isOwnAddress(newMeta.canonicalUrl, this.config.SITE_URL)) throw foreignUrl;
    return this.editHomepage.run(actor, async (manager) => {
      const before = await this.meta.current(manager);
      await requireVersion(newMeta.version, before.version, () => before);
      const fields = toMetaFields(newMeta);
      for (const field of ['ogImage', 'twitterImage'] as const)
        if (fields[field] !== before[field]) await this.images.requireStored(manager, field, [fields[field] ?? '']);
      const result = await this.meta.save(manager, fields, before.version + 1);
      return { result, action: 'homepage-meta.saved', details: changesBetween(before, fields) };
    });
  }
}

const foreignUrl = new Problem('invalid_request', {
  errors: [
    {
      field: 'canonicalUrl',
      code: 'foreignHost',
      message:
        'Bitte geben Sie einen Pfad an, der mit einem / beginnt, oder eine Adresse auf dem Rechner, den SITE_URL nennt.',
    },
  ],
});

/** Replaces all fields: a missing or empty text becomes null. */
function toMetaFields(newMeta: SaveHomepageMetaBody): MetaFields {
  return {
    pageTitle: newMeta.pageTitle,
    metaDescription: newMeta.metaDescription,
    metaKeywords: newMeta.metaKeywords || null,
    robotsContent: newMeta.robotsContent,
    ogTitle: newMeta.ogTitle || null,
    ogDescription: newMeta.ogDescription || null,
    ogImage: newMeta.ogImage || null,
    twitterTitle: newMeta.twitterTitle || null,
    twitterDescription: newMeta.twitterDescription || null,
    twitterImage: newMeta.twitterImage || null,
    canonicalUrl: newMeta.canonicalUrl || null,
  };
}

/**
 * Whether an address may be the canonical one: a path of this site, or an address on the host that the operator has named.
 * Search engines would list the other host in place of this one.
 * @param siteUrl "https://iban.example"; empty: the operator has named none
 */
export function isOwnAddress(address: string, siteUrl: string): boolean {
  return address.startsWith('/') || (siteUrl !== '' && new URL(address).host === new URL(siteUrl).host);
}
