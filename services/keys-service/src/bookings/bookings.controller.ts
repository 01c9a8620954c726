import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  type Booked,
  type BookingPage,
  BookingsQuery,
  exportBookings,
  listBookings,
  Problem,
  ReverseBooking,
  reverseBooking,
  TopUp,
  topUpApiKey,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { CurrentDeed } from '../current-deed.decorator.js';
import type { Deed } from '../deed.js';
import { ExportBookings } from './export-bookings.js';
import { ListBookings } from './list-bookings.js';
import { Storno } from './storno.js';
import { TopUpKey } from './top-up-key.js';

/** What staff does about the quota of a contract, named by any of its keys. */
@Controller()
export class BookingsController {
  constructor(
    private readonly topUpKey: TopUpKey,
    private readonly listBookings: ListBookings,
    private readonly exportBookings: ExportBookings,
    private readonly storno: Storno,
  ) {}

  @Answers(topUpApiKey)
  topUp(@Param('id') id: string, @Body() topUp: TopUp, @CurrentDeed() deed: Deed): Promise<Booked> {
    return this.topUpKey.run(id, topUp, deed);
  }

  @Answers(listBookings)
  list(@Param('id') id: string, @Query() query: BookingsQuery): Promise<BookingPage> {
    return this.listBookings.run(id, query);
  }

  @Answers(exportBookings)
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="buchungen.csv"')
  export(@Param('id') id: string): Promise<string> {
    return this.exportBookings.run(id);
  }

  @Answers(reverseBooking)
  reverse(
    @Param('id') id: string,
    @Param('bookingId') bookingId: string,
    @Body() reason: ReverseBooking | undefined,
    @CurrentDeed() deed: Deed,
  ): Promise<Booked> {
    return this.storno.run(id, bookingIdOf(bookingId), reason ?? {}, deed);
  }
}

/** @throws Problem `booking_unknown` for what cannot be one */
function bookingIdOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Problem('booking_unknown');
  return Number(text);
}
