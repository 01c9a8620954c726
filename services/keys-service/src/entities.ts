import { Booking } from './bookings/booking.entity.js';
import { Contract } from './contract/contract.entity.js';
import { Key } from './contract/key.entity.js';
import { UsageOfDay } from './usage/usage-of-day.entity.js';

/** The tables that are read and written as objects. */
export const entities = [Contract, Key, Booking, UsageOfDay];
