import { Module } from '@nestjs/common';
import { EndSessions } from './end-sessions.js';
import { OpenSession } from './open-session.js';
import { RenewSession } from './renew-session.js';
import { DataRestoredController } from './data-restored.controller.js';
import { TokenMaker } from './token-maker.js';

/** Sessions and their tokens. */
@Module({
  controllers: [DataRestoredController],
  providers: [TokenMaker, OpenSession, RenewSession, EndSessions],
  exports: [OpenSession, RenewSession, EndSessions],
})
export class SessionsModule {}
