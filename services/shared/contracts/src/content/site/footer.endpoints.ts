import { ArrayMaxSize, IsInt, IsObject, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { one } from '../../definition/response-kinds.js';
import { endpoint } from '../../definition/endpoint.js';
import { NestedList } from '../../fields/nested.js';
import { Readable, ReadableLines } from '../../fields/readable.js';
import { Trimmed } from '../../fields/trimmed.js';
import { IsLink } from '../link.js';
import { PRODUCT_NAME } from '../product.js';

export const MAX_FOOTER_LINKS = 20;

/** A link in the footer; staff may save empty texts, but visitors do not see such a link. */
export class FooterLink {
  @Trimmed() @MaxLength(100) @Readable() @IsString() title!: string;
  @Trimmed() @IsLink() @IsString() href!: string;
}

export class SaveFooterConfigBody {
  @Trimmed() @MaxLength(100) @Readable() @IsString() companyName!: string;
  @Trimmed() @MaxLength(500) @ReadableLines() @IsString() description!: string;
  @Trimmed() @MaxLength(200) @Readable() @IsString() copyright!: string;
  @Trimmed() @MaxLength(100) @Readable() @IsString() servicesTitle!: string;
  @NestedList(() => FooterLink)
  @IsObject({ each: true })
  @ArrayMaxSize(MAX_FOOTER_LINKS)
  servicesLinks!: FooterLink[];
  @Trimmed() @MaxLength(100) @Readable() @IsString() legalTitle!: string;
  @NestedList(() => FooterLink)
  @IsObject({ each: true })
  @ArrayMaxSize(MAX_FOOTER_LINKS)
  legalLinks!: FooterLink[];
  @IsOptional() @Min(0) @IsInt() version?: number;
}

export class FooterConfig {
  @IsString() companyName!: string;
  @IsString() description!: string;
  /** Empty: visitors see the year and the company name. */
  @IsString() copyright!: string;
  @IsString() servicesTitle!: string;
  @NestedList(() => FooterLink) servicesLinks!: FooterLink[];
  @IsString() legalTitle!: string;
  @NestedList(() => FooterLink) legalLinks!: FooterLink[];
  @IsInt() version!: number;
}

export const defaultFooterConfig: Readonly<FooterConfig> = {
  companyName: `${PRODUCT_NAME} Pro`,
  description: 'IBAN-Prüfung nach den Standards der Zentralbanken, für Menschen und für Programme.',
  copyright: '',
  servicesTitle: 'Leistungen',
  servicesLinks: [
    { title: 'IBAN-Prüfung', href: '#validation' },
    { title: 'API', href: '#api' },
    { title: 'Listen prüfen', href: '#bulk' },
  ],
  legalTitle: 'Rechtliches',
  legalLinks: [
    { title: 'Impressum', href: '/impressum' },
    { title: 'Datenschutz', href: '/datenschutz' },
    { title: 'AGB', href: '/agb' },
  ],
  version: 0,
};

export function visibleLinks(links: readonly FooterLink[]): FooterLink[] {
  return links.filter(({ title, href }) => title !== '' && href !== '');
}

export const readFooterConfig = endpoint({
  title: 'Footer',
  tag: 'Website',
  method: 'GET',
  path: '/api/footer/config',
  service: 'cms',
  access: 'public',
  conditional: true,
  response: one(FooterConfig),
  problems: [],
});
export const saveFooterConfig = endpoint({
  title: 'Footer speichern',
  tag: 'Startseite, Header und Footer',
  method: 'PUT',
  path: '/api/admin/footer/config',
  service: 'cms',
  access: 'manager',
  body: SaveFooterConfigBody,
  maxBodyBytes: 64 * 1_024,
  response: one(FooterConfig),
  problems: ['version_conflict'],
});
