import { Injectable } from '@nestjs/common';
import { type Image, imagePath, imageSrcset, Problem } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUntilCommit } from '@pruefer/platform';
import type { EncodedImage, ImageVariant } from './encoded-image.js';
import { ownImageId } from './image-path.js';

interface ImageRow extends Omit<Image, 'src' | 'srcset' | 'createdAt'> {
  readonly createdAt: Date;
}

interface NewImage {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly createdBy: string;
  readonly encoded: EncodedImage;
}

const missingSentence = 'Dieses Bild gibt es nicht. Bitte wählen Sie eines aus den eigenen Bildern.';
const columns = 'id, name, alt, width, height, bytes, created_at AS "createdAt", created_by AS "createdBy", version';

/** All SQL for images and their bytes. */
@Injectable()
export class ImageRepository {
  constructor(private readonly database: DataSource) {}

  /** The newest first. */
  async page(limit: number, offset: number): Promise<{ items: Image[]; total: number }> {
    const rows = await this.database.query<ImageRow[]>(
      `SELECT ${columns} FROM cms.image ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    return { items: rows.map(toImage), total: (await this.total(this.database.manager)).images };
  }

  /** Number and total bytes of the images. */
  async total(manager: EntityManager): Promise<{ images: number; bytes: number }> {
    const [row] = await manager.query<{ images: number; bytes: number }[]>(
      'SELECT count(*)::int AS images, coalesce(sum(bytes), 0)::float AS bytes FROM cms.image',
    );
    return row!;
  }

  /** Lets uploads run one at a time, so that their limits hold, until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, 'cms.image');
  }

  /** @throws Problem `image_unknown` */
  async findLocked(manager: EntityManager, id: string): Promise<Image> {
    const rows = await manager.query<ImageRow[]>(`SELECT ${columns} FROM cms.image WHERE id = $1 FOR UPDATE`, [id]);
    if (!rows[0]) throw new Problem('image_unknown');
    return toImage(rows[0]);
  }

  async add(manager: EntityManager, { id, name, alt, createdBy, encoded }: NewImage): Promise<Image> {
    const bytes = encoded.variants.reduce((sum, { content }) => sum + content.length, 0);
    const rows = await manager.query<ImageRow[]>(
      `INSERT INTO cms.image (id, name, alt, width, height, bytes, created_by) VALUES ($1, $2, $3, $4, $5, $6, $7)
       RETURNING ${columns}`,
      [id, name, alt, encoded.width, encoded.height, bytes, createdBy],
    );
    for (const variant of encoded.variants) await addVariant(manager, id, variant);
    return toImage(rows[0]!);
  }

  /** Changes the alternative text. */
  async describe(manager: EntityManager, id: string, alt: string): Promise<void> {
    await manager.query('UPDATE cms.image SET alt = $2, version = version + 1 WHERE id = $1', [id, alt]);
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM cms.image WHERE id = $1', [id]);
  }

  /**
   * The widest variant of a type up to the given width, otherwise its narrowest variant.
   * @throws Problem `image_unknown`
   */
  async variant(id: string, type: ImageVariant['type'], width: number): Promise<ImageVariant> {
    const rows = await this.database.query<ImageVariant[]>(
      `SELECT type, width, content FROM cms.image_form WHERE image_id = $1 AND type = $2
       ORDER BY width > $3, abs(width - $3) LIMIT 1`,
      [id, type, width],
    );
    if (!rows[0]) throw new Problem('image_unknown');
    return rows[0];
  }

  /**
   * Requires own images to exist, and locks them, so that they are not deleted until the transaction ends.
   * @param field shows the images
   * @throws Problem `invalid_request` with the field
   */
  async requireStored(manager: EntityManager, field: string, addresses: readonly string[]): Promise<void> {
    const ids = new Set(addresses.flatMap((address) => ownImageId(address) ?? []));
    if (ids.size === 0) return;
    const rows = await manager.query<object[]>('SELECT FROM cms.image WHERE id::text = ANY ($1) FOR SHARE', [[...ids]]);
    if (rows.length === ids.size) return;
    throw new Problem('invalid_request', { errors: [{ field, code: 'isOwnImage', message: missingSentence }] });
  }

  /** Sizes of the existing images among these, by id. */
  async readSizes(ids: readonly string[]): Promise<Record<string, { width: number; height: number }>> {
    if (ids.length === 0) return {};
    const rows = await this.database.query<{ id: string; width: number; height: number }[]>(
      'SELECT id, width, height FROM cms.image WHERE id::text = ANY ($1)',
      [ids],
    );
    return Object.fromEntries(rows.map(({ id, width, height }) => [id, { width, height }]));
  }
}

async function addVariant(manager: EntityManager, id: string, { type, width, content }: ImageVariant): Promise<void> {
  await manager.query('INSERT INTO cms.image_form (image_id, type, width, content) VALUES ($1, $2, $3, $4)', [
    id,
    type,
    width,
    Buffer.from(content),
  ]);
}

function toImage(row: ImageRow): Image {
  const { id, width, createdAt } = row;
  return { ...row, src: imagePath(id), srcset: imageSrcset(id, width), createdAt: createdAt.toISOString() };
}
