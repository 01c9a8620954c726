import { Module } from '@nestjs/common';
import { RunningExports } from '@pruefer/platform';

/** The running exports, whose limit is shared by all sections. */
@Module({ providers: [RunningExports], exports: [RunningExports] })
export class ExportsModule {}
