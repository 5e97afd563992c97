// Names the images of compose, of the Dockerfiles and of an overlay of Kubernetes by the digests that their tags have now:
//   npm run images:pin                                        (the images of others)
//   npm run images:pin -- deploy/kubernetes/overlays/<yours>  (also the product's, once they are pushed)
// Docker pulls each image, so the digests are those of what this machine got, by its own logins.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pinImages } from './lib/image-references.mjs';
import { root } from './lib/paths.mjs';

const FILES = ['docker-compose.yml', 'deploy/docker/Dockerfile', 'deploy/docker/nats.Dockerfile'];

const docker = (...args) =>
  execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const digests = new Map();
function digestOf(reference) {
  const known = digests.get(reference);
  if (known !== undefined) return known;
  docker('pull', '--quiet', reference);
  const name = reference.slice(0, reference.lastIndexOf(':'));
  const pulled = JSON.parse(docker('image', 'inspect', '--format', '{{json .RepoDigests}}', reference));
  const digest = pulled.find((each) => each.startsWith(`${name}@`))?.split('@')[1];
  if (digest === undefined) throw new Error(`Docker knows no digest of ${reference}`);
  process.stdout.write(`${reference} ${digest}\n`);
  digests.set(reference, digest);
  return digest;
}

const overlays = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file)),
);
const files = [...FILES.map((file) => join(root, file)), ...overlays.map((file) => resolve(file))];
// Nothing is written until all digests are known.
const pinned = files.map((file) => [file, pinImages(readFileSync(file, 'utf8'), digestOf)]);
for (const [file, text] of pinned) writeFileSync(file, text);
