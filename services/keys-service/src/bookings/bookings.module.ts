import { Module } from '@nestjs/common';
import { RunningExports } from '@pruefer/platform';
import { ContractModule } from '../contract/contract.module.js';
import { BookingQueries } from './booking.queries.js';
import { BookingRepository } from './booking.repository.js';
import { BookingsController } from './bookings.controller.js';
import { ExportBookings } from './export-bookings.js';
import { ReverseTopUp } from './reverse-top-up.js';
import { TopUpKey } from './top-up-key.js';

/** The ledger of a contract. */
@Module({
  imports: [ContractModule],
  controllers: [BookingsController],
  providers: [BookingRepository, BookingQueries, TopUpKey, ReverseTopUp, ExportBookings, RunningExports],
  exports: [BookingRepository, RunningExports],
})
export class BookingsModule {}
