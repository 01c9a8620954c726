import { Booking } from './bookings/booking.entity.js';
import { Contract } from './contract/contract.entity.js';
import { Key } from './contract/key.entity.js';
import { UsageOfDay } from './usage/usage-of-day.entity.js';

/** Tables that are mapped to objects. */
export const entities = [Contract, Key, Booking, UsageOfDay];
