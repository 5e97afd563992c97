import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { pinImages } from './lib/image-references.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const EXAMPLE = 'deploy/kubernetes/overlays/example';
const digestOf =
  (day: string) =>
  (reference: string): string =>
    `sha256:${createHash('sha256').update(`${reference} ${day}`).digest('hex')}`;
const pinned = (path: string, day = 'today'): string => pinImages(read(path), digestOf(day));
const withDigest = (reference: string): string => `${reference}@${digestOf('today')(reference)}`;

describe('images by digest', () => {
  it('are all that compose takes from others', () => {
    const { services } = parse(pinned('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { image?: string; build?: unknown }>;
    };
    const taken = Object.values(services).flatMap(({ image, build }) => (build === undefined ? [image] : []));
    expect(taken).toEqual(taken.map(() => withDigest('postgres:18-bookworm')));
  });

  it.each([
    ['Dockerfile', 'node:22-bookworm-slim'],
    ['nats.Dockerfile', 'nats:2-alpine'],
  ])('are the bases of %s, and its own stages are not', (file, base) => {
    const stages = new Set(read(`deploy/docker/${file}`).match(/(?<= AS )\w+$/gm));
    const bases = pinned(`deploy/docker/${file}`).match(/(?<=^FROM )\S+/gm) ?? [];
    const others = bases.filter((each) => !stages.has(each));
    expect(others).toEqual(others.map(() => withDigest(base)));
    expect(others.length).toBeGreaterThan(0);
  });

  it('are all of an overlay of Kubernetes', () => {
    const [cluster] = parseAllDocuments(pinned(`${EXAMPLE}/postgres.yaml`));
    expect(cluster?.toJS()).toMatchObject({
      spec: { imageName: withDigest('ghcr.io/cloudnative-pg/postgresql:18') },
    });
    const tag = withDigest('nats:2-alpine').slice('nats:'.length);
    expect(parse(pinned(`${EXAMPLE}/nats-values.yaml`))).toMatchObject({
      container: { image: { repository: 'nats', tag } },
    });
    const { images } = parse(pinned(`${EXAMPLE}/kustomization.yaml`)) as {
      images: { newName: string; newTag: string; digest: string }[];
    };
    expect(images).toHaveLength(6);
    for (const { newName, newTag, digest } of images)
      expect(digest).toBe(digestOf('today')(`${newName}:${newTag}`));
  });

  it.each([
    'docker-compose.yml',
    'deploy/docker/Dockerfile',
    `${EXAMPLE}/postgres.yaml`,
    `${EXAMPLE}/nats-values.yaml`,
    `${EXAMPLE}/kustomization.yaml`,
  ])('are replaced by the next ones of their tags in %s', (path) => {
    const before = pinned(path, 'yesterday');
    expect(before).not.toBe(read(path));
    expect(pinImages(before, digestOf('today'))).toBe(pinned(path));
  });
});
