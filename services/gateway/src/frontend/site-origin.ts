import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config.js';
import { originOf } from './page.js';

/** The address of this site, as others are given it: what the operator has named, else what a request names. */
@Injectable()
export class SiteOrigin {
  private readonly configured: string;

  constructor({ SITE_URL }: GatewayConfig) {
    this.configured = SITE_URL;
  }

  /** "https://iban.example"; empty where neither is known */
  of(request: { readonly protocol: string; readonly host: string }): string {
    return this.configured || originOf(request);
  }
}
