import { createRequire } from 'node:module';

/** Types of the parts that are used, because the package has none. */
interface Server {
  run(): Promise<unknown>;
}
interface Signatures {
  getStringToSign: (canonical: { uri: string }, request: unknown) => string;
}

/** Runs an S3 server for tests, with the options in the first argument as JSON. */
const require = createRequire(import.meta.url);
const signatures = require('@20minutes/s3rver/lib/signature/v4') as Signatures;
const S3Server = require('@20minutes/s3rver') as new (options: unknown) => Server;

// The package signs the path of a bucket without its final slash; S3 signs it as it was sent.
const { getStringToSign } = signatures;
signatures.getStringToSign = (canonical, request) =>
  getStringToSign({ ...canonical, uri: canonical.uri.replace(/^\/[^/]+$/, '$&/') }, request);

await new S3Server(JSON.parse(process.argv[2] ?? '{}')).run();
