import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { originOfUrl } from './html-page.js';

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1)$/;

type RequestAddress = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'> & {
  readonly socket: { readonly localAddress?: string | undefined };
};

/** The origin of this site for absolute links (docs/SECURITY.md E7). */
@Injectable()
export class SiteOrigin {
  private readonly configured: string;

  constructor({ SITE_URL, HOST }: GatewayConfig) {
    this.configured = SITE_URL;
    if (SITE_URL === '' && !loopbackAddress.test(HOST))
      new Logger(SiteOrigin.name).warn(
        'SITE_URL is empty: search engines and link previews get no address of this site',
      );
  }

  /** The configured origin, otherwise that of the Host header if it is the address of the connection, such as "https://iban.example"; empty: unknown */
  of(request: RequestAddress): string {
    if (this.configured !== '') return this.configured;
    return isOwnAddress(request) ? originOfUrl(request) : '';
  }
}

/** Whether Host is an address of this machine. Any other name may be forged by the caller. */
function isOwnAddress({ hostname, socket }: RequestAddress): boolean {
  const localAddress = socket.localAddress?.replace(/^::ffff:/, '') ?? '';
  const hostAddress = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    hostAddress === localAddress ||
    (loopbackAddress.test(localAddress) && (hostAddress === 'localhost' || loopbackAddress.test(hostAddress)))
  );
}
