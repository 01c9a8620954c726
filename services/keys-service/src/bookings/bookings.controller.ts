import { Controller, type StreamableFile } from '@nestjs/common';
import {
  type Booked,
  type BookingPage,
  exportBookings,
  type InputOf,
  listBookings,
  Problem,
  reverseBooking,
  topUpApiKey,
} from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles } from '@pruefer/platform';
import { BookingQueries } from './booking.queries.js';
import { ExportBookings } from './export-bookings.js';
import { ReverseTopUp } from './reverse-top-up.js';
import { TopUpKey } from './top-up-key.js';

/** Endpoints for the quota of a contract, addressed by any of its keys. */
@Controller()
export class BookingsController {
  constructor(
    private readonly topUpKey: TopUpKey,
    private readonly queries: BookingQueries,
    private readonly exportBookings: ExportBookings,
    private readonly reverseTopUp: ReverseTopUp,
  ) {}

  @Handles(topUpApiKey)
  topUp({ params: { id }, body }: InputOf<typeof topUpApiKey>, @CurrentActor() actor: Actor): Promise<Booked> {
    return this.topUpKey.run(id, body, actor);
  }

  @Handles(listBookings)
  list({ params: { id }, query }: InputOf<typeof listBookings>): Promise<BookingPage> {
    return this.queries.page(id, query);
  }

  @Handles(exportBookings)
  export({ params: { id } }: InputOf<typeof exportBookings>, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.exportBookings.run(id, actor);
  }

  @Handles(reverseBooking)
  reverse(
    { params: { id, bookingId }, body }: InputOf<typeof reverseBooking>,
    @CurrentActor() actor: Actor,
  ): Promise<Booked> {
    return this.reverseTopUp.run(id, parseBookingId(bookingId), body, actor);
  }
}

/** @throws Problem `booking_unknown` for an invalid id */
function parseBookingId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Problem('booking_unknown');
  return Number(text);
}
