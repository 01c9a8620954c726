import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** A port that refuses connections until it is forwarded to a real server. */
interface ClosedPort {
  readonly address: string;
  open(target: string): Promise<Server>;
}

export async function closedPort(): Promise<ClosedPort> {
  const probe = await listening(createServer(), 0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return { address: `127.0.0.1:${port}`, open: (target) => listening(lineTo(target), port) };
}

function lineTo(target: string): Server {
  const [host = '', port = ''] = target.split(':');
  return createServer((near) => {
    const far = connect(Number(port), host);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
}

function listening(server: Server, port: number): Promise<Server> {
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}
