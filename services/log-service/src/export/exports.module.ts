import { Module } from '@nestjs/common';
import { RunningExports } from '@pruefer/platform';

/** The files that are being made: all sections share the few places. */
@Module({ providers: [RunningExports], exports: [RunningExports] })
export class ExportsModule {}
