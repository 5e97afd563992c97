import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dovecotPrograms, findDovecot } from '@manzil/local-servers/dovecot-path';
import { freePort } from '@manzil/local-servers/ports';
import { unprivilegedOwner } from '@manzil/local-servers/unprivileged-user';

export interface TestImap {
  port: number;
  username: string;
  password: string;
  /** Delivers a message to the inbox. */
  deliver(message: string): void;
  /** True when the message that contains `text` was marked as read. */
  isRead(text: string): boolean;
  /** Gives the messages new UIDs, as after a restored backup. */
  renumber(): void;
  stop(): Promise<void>;
}

const USERNAME = 'replies';
const PASSWORD = 'a lamp';

/** Starts Dovecot with an empty mailbox on loopback, without TLS. */
export async function startImap(): Promise<TestImap> {
  const dovecot = findDovecot([join(process.cwd(), '.cache/dovecot')]);
  if (dovecot === undefined)
    throw new Error(
      'No Dovecot found: `npm test` fetches it on Debian and Ubuntu; or install dovecot-imapd, or set DOVECOT_FOLDER',
    );
  const folder = await mkdtemp(join(tmpdir(), 'manzil-imap-'));
  const maildir = join(folder, 'mail');
  const owner = unprivilegedOwner() ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const give = (path: string): void => {
    chownSync(path, owner.uid, owner.gid);
  };
  for (const path of [maildir, ...['cur', 'new', 'tmp'].map((name) => join(maildir, name))]) mkdirSync(path);
  for (const path of [folder, maildir, ...readdirSync(maildir).map((name) => join(maildir, name))])
    give(path);
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    [
      `base_dir = ${folder}/run`,
      `mail_location = maildir:${maildir}`,
      `mail_uid = ${String(owner.uid)}`,
      `mail_gid = ${String(owner.gid)}`,
      'first_valid_uid = 1',
      'first_valid_gid = 1',
      'ssl = no',
      'stats_writer_socket_path =',
      '',
    ].join('\n'),
  );
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    void logIn(socket, () => startSession(dovecot, config, folder));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const files = (): string[] =>
    ['new', 'cur'].flatMap((name) =>
      readdirSync(join(maildir, name)).map((file) => join(maildir, name, file)),
    );
  return {
    port,
    username: USERNAME,
    password: PASSWORD,
    deliver: (message) => {
      const path = join(maildir, 'new', `${String(Date.now())}.${randomUUID()}.localhost`);
      writeFileSync(path, message);
      give(path);
    },
    isRead: (text) =>
      files().some((path) => readFileSync(path, 'utf8').includes(text) && /:2,\w*S/.test(path)),
    renumber: () => {
      for (const name of readdirSync(maildir).filter((each) => each.startsWith('dovecot')))
        rmSync(join(maildir, name), { recursive: true });
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((stopped) => {
        server.close(stopped);
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Dovecot's process for a session of a user who is logged in. */
function startSession(dovecot: string, config: string, home: string) {
  const programs = dovecotPrograms(dovecot);
  const command = ['-f', 'service=imap', '-m', 'imap', '-c', config, '-e', programs.imap];
  // It refuses a socket as its input, which the pipes of Node.js are.
  return spawn('sh', ['-c', 'cat | "$@" | cat', 'sh', programs.config, ...command], {
    env: { LD_LIBRARY_PATH: programs.libraries, HOME: home, USER: USERNAME },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** Dovecot's own login process needs installed files, so the login is done here; the session is Dovecot's. */
async function logIn(socket: Socket, start: () => ReturnType<typeof startSession>): Promise<void> {
  socket.write('* OK ready\r\n');
  const lines = createInterface({ input: socket });
  for await (const line of lines) {
    const [tag = '', command = '', ...rest] = line.split(' ');
    if (command.toUpperCase() === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1\r\n');
    if (command.toUpperCase() !== 'LOGIN') {
      socket.write(`${tag} OK done\r\n`);
      continue;
    }
    if (rest.join(' ').replaceAll('"', '') !== `${USERNAME} ${PASSWORD}`) {
      socket.write(`${tag} NO [AUTHENTICATIONFAILED] Wrong password\r\n`);
      continue;
    }
    lines.close();
    const session = start();
    session.stdin.on('error', () => undefined);
    const [greeting] = (await Promise.race([
      once(session.stdout, 'data'),
      once(session, 'exit'),
    ])) as unknown[];
    const [, capability] = /^\* PREAUTH (\[.*?\])/.exec(String(greeting)) ?? [];
    if (capability === undefined) {
      socket.destroy(new Error('Dovecot does not start; these settings are for its version 2.3'));
      return;
    }
    session.stdout.pipe(socket);
    socket.pipe(session.stdin);
    socket.resume();
    socket.once('close', () => session.kill());
    socket.write(`${tag} OK ${capability} Logged in\r\n`);
    return;
  }
}
