import { createRequire } from 'node:module';

/** What this program uses of the server, which has no types of its own. */
interface Server {
  run(): Promise<unknown>;
}
interface Signatures {
  getStringToSign: (canonical: { uri: string }, request: unknown) => string;
}

/** The program of a test's S3 server: runs one with the options that its first argument holds as JSON. */
const require = createRequire(import.meta.url);
const signatures = require('@20minutes/s3rver/lib/signature/v4') as Signatures;
const S3Server = require('@20minutes/s3rver') as new (options: unknown) => Server;

// It takes the path of a bucket for signed without the slash at its end, where S3 takes it as it was sent.
const { getStringToSign } = signatures;
signatures.getStringToSign = (canonical, request) =>
  getStringToSign({ ...canonical, uri: canonical.uri.replace(/^\/[^/]+$/, '$&/') }, request);

await new S3Server(JSON.parse(process.argv[2] ?? '{}')).run();
