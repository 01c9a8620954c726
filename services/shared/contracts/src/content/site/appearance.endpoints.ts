import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { one } from '../../definition/response-kinds.js';
import { endpoint } from '../../definition/endpoint.js';
import { colourPattern } from './brand-colour.js';

const colourSentence =
  'Bitte geben Sie die Farbe als # mit sechs Ziffern oder Buchstaben von A bis F an, zum Beispiel #2344AB.';

export class SaveAppearanceBody {
  /** Colour of buttons, links and the focus ring; null: the product's default. */
  @IsOptional() @Matches(colourPattern, { message: colourSentence }) brandColour!: string | null;
  @IsOptional() @Min(0) @IsInt() version?: number;
}

export class Appearance {
  /** Readable under white letters and on the light background (`brandContrast`); null: the product's default. */
  @IsOptional() @Matches(colourPattern) brandColour!: string | null;
  /** Increases with every save; 0: never saved. */
  @Min(0) @IsInt() version!: number;
}

export const defaultAppearance: Readonly<Appearance> = { brandColour: null, version: 0 };

const appearance = { tag: 'System', service: 'cms', path: '/api/admin/appearance', response: one(Appearance) } as const;

export const readAppearance = endpoint({
  ...appearance,
  title: 'Farbe der Website lesen',
  method: 'GET',
  access: 'manager',
  problems: [],
});
export const saveAppearance = endpoint({
  ...appearance,
  title: 'Farbe der Website speichern',
  method: 'PUT',
  access: 'admin',
  body: SaveAppearanceBody,
  problems: ['version_conflict', 'colour_unreadable'],
});
