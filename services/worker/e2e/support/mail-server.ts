import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Mail {
  readonly from: string;
  readonly to: string[];
  /** Header lines, decoded. */
  readonly head: string;
  readonly text: string;
}

export type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** A real SMTP server on a free port of 127.0.0.1, without TLS. */
export async function mailServer(port = 0) {
  const mails: Mail[] = [];
  /** The lines that clients have sent. */
  const commands: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onAuth: (auth, _session, done) => {
      commands.push(`AUTH ${auth.method}`);
      done(null, { user: auth.username ?? '' });
    },
    onRcptTo: (_address, _session, done) => done(self.refuses ? new Error('no such person') : null),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...parseMail(source) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const self = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    commands,
    refuses: false,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return self;
}

/** Knows what a plain text mail in UTF-8 needs: quoted-printable or base64. */
function parseMail(source: string): Pick<Mail, 'head' | 'text'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const isBase64 = /^content-transfer-encoding: base64/im.test(head);
  const bytes = isBase64 ? Buffer.from(body, 'base64') : quotedPrintable(body);
  return { head: head.replaceAll(/\r\n\s+/g, ' '), text: bytes.toString().replaceAll('\r\n', '\n') };
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replaceAll('=\r\n', '');
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}
