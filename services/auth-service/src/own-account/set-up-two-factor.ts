import { constants } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Problem, type TwoFactorSetup } from '@pruefer/contracts';
import { addAudit, SecretBox, type SignedInActor } from '@pruefer/platform';
import { toBuffer } from 'qrcode';
import { DataSource } from 'typeorm';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository } from '../account/user.repository.js';
import { newTotpSecret, totpUri } from '../two-factor/totp.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';

const PENDING_MS = 10 * 60_000;
const FRESH_LOGIN_MS = 5 * 60_000;

/** Creates a pending two-factor secret. Its first code activates it; an active secret remains valid until then. */
@Injectable()
export class SetUpTwoFactor {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly twoFactor: TwoFactorRepository,
    private readonly box: SecretBox,
  ) {}

  /** @throws Problem `login_too_old` when two-factor is on and the session is older than five minutes */
  async run(actor: SignedInActor): Promise<TwoFactorSetup> {
    const user = await this.users.findActive(actor.userId);
    const ageMs = (await this.sessions.ageMs(actor.sessionId)) ?? Number.POSITIVE_INFINITY;
    if (user.twoFactorEnabled && ageMs > FRESH_LOGIN_MS) throw new Problem('login_too_old');
    const secret = newTotpSecret();
    await this.database.transaction(async (manager) => {
      await this.twoFactor.keepPending(manager, user.id, this.box.seal(secret, user.id), PENDING_MS);
      await addAudit(manager, 'auth', { action: 'two-factor.begun', actor, target: user.id });
    });
    return { secret, qrCodeData: await qrCodeUrl(totpUri(secret, user.username)) };
  }
}

/** The QR code of a text, as the data URL of a PNG. */
async function qrCodeUrl(text: string): Promise<string> {
  // Trying every filter on every line of the picture takes three times as long: most lines of a QR code equal the one above.
  const rendererOpts = { filterType: 2, deflateStrategy: constants.Z_DEFAULT_STRATEGY, deflateLevel: 6 };
  return `data:image/png;base64,${(await toBuffer(text, { rendererOpts })).toString('base64')}`;
}
