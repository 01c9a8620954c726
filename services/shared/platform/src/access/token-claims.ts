import { type Role, roles } from '@pruefer/contracts';
import { IsIn, IsInt, IsString, Length } from 'class-validator';

export const TOKEN_ISSUER = 'iban-pruefer';
export const TOKEN_AUDIENCE = 'iban-pruefer/api';
export const TOKEN_ALGORITHM = 'ES256';

/** `full` grants the rights of the role; `2fa-setup` only allows setting up two-factor authentication. */
const purposes = ['full', '2fa-setup'] as const;
export type TokenPurpose = (typeof purposes)[number];

/** The claims of a bearer token; all are required. Issuer, audience and expiry are checked with the signature. */
export class TokenClaims {
  @IsString() iss!: string;
  @IsString() aud!: string;
  @IsString() @Length(1, 64) sub!: string;
  @IsString() @Length(1, 64) name!: string;
  @IsString() @Length(1, 64) sid!: string;
  @IsIn(['access']) typ!: 'access';
  @IsIn(purposes) purpose!: TokenPurpose;
  @IsIn(roles) role!: Role;
  @IsInt() iat!: number;
  @IsInt() exp!: number;
}
