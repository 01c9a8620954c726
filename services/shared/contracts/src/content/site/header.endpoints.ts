import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { one } from '../../definition/response-kinds.js';
import { endpoint } from '../../definition/endpoint.js';
import { NestedList } from '../../fields/nested.js';
import { Readable } from '../../fields/readable.js';
import { Trimmed } from '../../fields/trimmed.js';
import { IsLink, IsOwnImage } from '../link.js';
import { PRODUCT_NAME } from '../product.js';

export const MAX_HEADER_BUTTONS = 10;
const MAX_ORDER = 1_000_000;

export const buttonVariants = ['default', 'outline', 'ghost'] as const;
type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ['sm', 'default', 'lg'] as const;
type ButtonSize = (typeof buttonSizes)[number];

export class HeaderButton {
  /** Created by the console. */
  @Matches(/^[\w-]{1,64}$/, { message: 'Bitte geben Sie eine gültige Kennung an.' }) id!: string;
  @Trimmed() @MaxLength(100) @Readable() @IsString() @IsNotEmpty() text!: string;
  /** Empty: no target yet, so visitors do not see the button. */
  @Trimmed() @IsLink() @IsString() href!: string;
  @IsIn(buttonVariants, { message: 'Bitte wählen Sie eine Darstellung.' }) variant!: ButtonVariant;
  @IsIn(buttonSizes, { message: 'Bitte wählen Sie eine Größe.' }) size!: ButtonSize;
  @Max(MAX_ORDER) @Min(-MAX_ORDER) @IsInt() order!: number;
  @IsBoolean() isActive!: boolean;
}

export class SaveHeaderConfigBody {
  @Trimmed() @MaxLength(100) @Readable() @IsString() @IsNotEmpty() siteName!: string;
  @IsOptional() @Trimmed() @MaxLength(100) @Readable() @IsString() logoText?: string | null;
  @IsOptional() @Trimmed() @IsOwnImage() logoUrl?: string | null;
  @IsBoolean() showLogo!: boolean;
  @NestedList(() => HeaderButton)
  @IsObject({ each: true })
  @ArrayMaxSize(MAX_HEADER_BUTTONS)
  buttons!: HeaderButton[];
  @IsOptional() @Min(0) @IsInt() version?: number;
}

/** The header with all buttons in their order, including inactive ones, because console and visitors use the same call. */
export class HeaderConfig {
  @IsString() id!: string;
  @IsString() siteName!: string;
  @IsOptional() @IsString() logoText!: string | null;
  @IsOptional() @IsString() logoUrl!: string | null;
  @IsBoolean() showLogo!: boolean;
  @NestedList(() => HeaderButton) buttons!: HeaderButton[];
  /** null: never saved. */
  @IsOptional() @IsISO8601() updatedAt!: string | null;
  @IsInt() version!: number;
}

export const defaultHeaderConfig: Readonly<HeaderConfig> = {
  id: 'header',
  siteName: PRODUCT_NAME,
  logoText: null,
  logoUrl: null,
  showLogo: true,
  buttons: [],
  updatedAt: null,
  version: 0,
};

/** Initial values of a new button, except its text and id. */
export const newHeaderButton = { href: '', variant: 'outline', size: 'sm', order: 0, isActive: true } as const;

export function visibleButtons({ buttons }: Pick<HeaderConfig, 'buttons'>): HeaderButton[] {
  return buttons.filter(({ isActive, href }) => isActive && href !== '').toSorted((a, b) => a.order - b.order);
}

export const readHeaderConfig = endpoint({
  title: 'Header',
  tag: 'Website',
  method: 'GET',
  path: '/api/header/config',
  service: 'cms',
  access: 'public',
  conditional: true,
  response: one(HeaderConfig),
  problems: [],
});
export const saveHeaderConfig = endpoint({
  title: 'Header speichern',
  tag: 'Startseite, Header und Footer',
  method: 'PUT',
  path: '/api/admin/header/config',
  service: 'cms',
  access: 'manager',
  body: SaveHeaderConfigBody,
  response: one(HeaderConfig),
  problems: ['version_conflict'],
});
