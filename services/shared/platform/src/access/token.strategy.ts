import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ServiceConfig } from '../config/service-config.js';
import { computeKeyId } from './compute-key-id.js';
import type { Principal } from './principal.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, TokenClaims } from './token-claims.js';

const STRATEGY = 'token';

/** The types of passport require an Express request, but only the headers are read. */
const authenticate = passport.authenticate.bind(passport) as (
  strategy: string,
  options: object,
  answer: (error: Error | null, principal: Principal | false | undefined) => void,
) => (request: object, reply: undefined, next: (error: Error) => void) => void;

/** Verifies a bearer token: ES256, a configured key, all claims present (docs/SECURITY.md B10). */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, STRATEGY) {
  constructor(config: ServiceConfig) {
    const keys = new Map(config.TOKEN_PUBLIC_KEYS.map((pem) => [computeKeyId(pem), pem]));
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      secretOrKeyProvider: (_request: object, token: string, done) => done(null, keys.get(keyIdNamedBy(token))),
    });
  }

  /** The signed-in user of a request; undefined without a valid token. */
  readPrincipal(request: { headers: IncomingHttpHeaders }): Promise<Principal | undefined> {
    return new Promise((resolve, reject) => {
      authenticate(STRATEGY, { session: false }, (error, principal) =>
        error ? reject(error) : resolve(principal || undefined),
      )(request, undefined, reject);
    });
  }

  /** Called by passport after the signature, issuer, audience and expiry were verified; undefined when a claim is missing or unknown. */
  async validate(payload: object): Promise<Principal | undefined> {
    const claims = plainToInstance(TokenClaims, payload);
    if ((await validate(claims)).length > 0) return undefined;
    const { sub: userId, name, sid: sessionId, role, purpose } = claims;
    return { userId, name, sessionId, role, purpose };
  }
}

/** The `kid` of a token's header. It is only a key into the configured keys, never a URL to load. */
function keyIdNamedBy(token: string): string {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString());
    return String((header as { kid?: unknown } | null)?.kid);
  } catch {
    return '';
  }
}
