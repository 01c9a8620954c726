import { Injectable } from '@nestjs/common';
import { ContentChangedV1, type HeaderConfig, Problem, type SaveHeaderConfig } from '@pruefer/contracts';
import { type Actor, addAudit, addToOutbox, changesBetween, requireVersion } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { ImageRepository } from '../images/image.repository.js';
import { publishedHeader } from './header-state.js';
import { type HeaderFields, HeaderRepository } from './header.repository.js';

const missingSentence = 'Dieses Bild gibt es nicht. Bitte wählen Sie eines aus den eigenen Bildern.';

/** Saves the header; visitors see it within seconds. */
@Injectable()
export class SaveHeader {
  constructor(
    private readonly database: DataSource,
    private readonly header: HeaderRepository,
    private readonly images: ImageRepository,
  ) {}

  /** @throws Problem `version_conflict` with the current header; `invalid_request` for a logo that does not exist */
  run(wanted: SaveHeaderConfig, actor: Actor): Promise<HeaderConfig> {
    return this.database.transaction(async (manager) => {
      await this.header.lock(manager);
      const before = await this.header.current(manager);
      await requireVersion(wanted.version, before.version, () => before);
      const fields = fieldsOf(wanted);
      await this.requireLogo(manager, fields.logoUrl);
      const after = await this.header.replace(manager, fields, before.version + 1);
      await addToOutbox(manager, 'cms', ContentChangedV1, [publishedHeader(after)]);
      await addAudit(manager, 'cms', {
        action: 'header.saved',
        actor,
        details: changesBetween(before, fields),
      });
      return after;
    });
  }

  private async requireLogo(manager: EntityManager, logoUrl: string | null): Promise<void> {
    if (logoUrl === null || (await this.images.isThere(manager, logoUrl))) return;
    const errors = [{ field: 'logoUrl', code: 'isOwnImage', message: missingSentence }];
    throw new Problem('invalid_request', { errors });
  }
}

function fieldsOf({ siteName, logoText, logoUrl, showLogo, buttons }: SaveHeaderConfig): HeaderFields {
  const inOrder = buttons.toSorted((a, b) => a.order - b.order);
  return { siteName, logoText: logoText || null, logoUrl: logoUrl || null, showLogo, buttons: inOrder };
}
