import { IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { NestedList } from '../fields/nested.js';

const deliveryChannels = ['email', 'webhook'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** `waiting`: in progress or to be retried; `failed`: given up; `unsent`: only for the console, because no mail server is set up. */
const deliveryStates = ['waiting', 'sent', 'failed', 'unsent'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const deliveryErrors = [
  'no_mail_server',
  'mail_refused',
  'unreachable',
  'timeout',
  'bad_answer',
  'redirected',
  'address_refused',
  'webhook_removed',
  'secret_unreadable',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

export class Delivery {
  @IsString() id!: string;
  @IsIn(deliveryChannels) channel!: DeliveryChannel;
  /** Mail or webhook address at the time of the message. */
  @IsString() target!: string;
  @IsIn(deliveryStates) state!: DeliveryState;
  /** Percent of the quota that triggered the message; null: about a job, or a test. */
  @IsOptional() @IsInt() threshold!: number | null;
  /** The file job that has ended. */
  @IsOptional() @IsUUID() jobId!: string | null;
  @IsInt() tries!: number;
  /** HTTP status of the webhook's last response. */
  @IsOptional() @IsInt() lastStatus!: number | null;
  @IsOptional() @IsIn(deliveryErrors) lastError!: DeliveryError | null;
  @IsISO8601() createdAt!: string;
  @IsOptional() @IsISO8601() triedAt!: string | null;
  /** Time of the next try; null: not waiting. */
  @IsOptional() @IsISO8601() nextTryAt!: string | null;
}

export class DeliveryPage {
  @NestedList(() => Delivery) items!: Delivery[];
  @IsInt() total!: number;
}

/** A contract has used `threshold` percent of its quota. */
export class QuotaAlert {
  @IsString() id!: string;
  @IsInt() threshold!: number;
  /** Used calls and, next, quota at the time of the alert. */
  @IsInt() used!: number;
  @IsInt() quota!: number;
  @IsISO8601() at!: string;
}

export class QuotaAlertPage {
  @NestedList(() => QuotaAlert) items!: QuotaAlert[];
  @IsInt() total!: number;
}

export class SendTestMessageBody {
  @IsIn(deliveryChannels, { message: 'Bitte wählen Sie E-Mail oder Webhook.' }) channel!: DeliveryChannel;
}
