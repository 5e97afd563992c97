import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { nodeFlagsOf } from './lib/children.mjs';

interface Compose {
  services: Record<string, { mem_limit?: string } | undefined>;
}

interface Deployment {
  kind: string;
  spec: { template: { spec: { containers: { resources: { limits: { memory: string } } }[] } } };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const processes = JSON.parse(read('deploy/processes.json')) as Record<
  string,
  { memoryMB: number; heapMB: number }
>;
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;

/** Returns `1g`, `1Gi`, `512m` and `512Mi` in megabytes. */
function megabytes(size = ''): number {
  const [, amount, unit] = /^(\d+)([mg])i?$/i.exec(size) ?? [];
  return Number(amount) * (unit?.toLowerCase() === 'g' ? 1024 : 1);
}

/** Returns the setting of an image of the Dockerfile: from its own stage, else from its base. */
function nodeOptionsOf(name: string): string | undefined {
  const stages = read('deploy/docker/Dockerfile').split(/^FROM /m);
  const stage = (title: string): string =>
    stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${title}`)) ?? '';
  return [name, 'runtime'].map((title) => /NODE_OPTIONS="([^"]*)"/.exec(stage(title))?.[1]).find(Boolean);
}

function kubernetesLimit(name: string): string | undefined {
  const manifests = parseAllDocuments(read(`deploy/kubernetes/base/${name}.yaml`));
  const deployment = manifests
    .map((document) => document.toJS() as Deployment)
    .find(({ kind }) => kind === 'Deployment');
  return deployment?.spec.template.spec.containers[0]?.resources.limits.memory;
}

describe('the memory of processes', () => {
  it.each(Object.entries(processes))(
    'of %s is the same however it is started',
    (name, { memoryMB, heapMB }) => {
      expect(megabytes(compose.services[name]?.mem_limit)).toBe(memoryMB);
      expect(megabytes(kubernetesLimit(name))).toBe(memoryMB);
      expect(nodeFlagsOf(name).join(' ')).toBe(nodeOptionsOf(name));
      expect(nodeFlagsOf(`${name}-2`)).toEqual(nodeFlagsOf(name));
      expect(nodeFlagsOf(name)).toContain(`--max-old-space-size=${heapMB}`);
      // The rest is for buffers, code and threads.
      expect(heapMB).toBeLessThanOrEqual(memoryMB * 0.75);
    },
  );

  it('is listed for every process', () => {
    const inContainers = ['postgres', 'nats', 'certificates'];
    expect(Object.keys(processes).toSorted()).toEqual(
      Object.keys(compose.services)
        .filter((name) => !inContainers.includes(name))
        .toSorted(),
    );
  });

  it.each(Object.keys(processes))('of %s is not limited by a small young generation', (name) => {
    expect(nodeFlagsOf(name).filter((flag) => flag.includes('semi-space'))).toEqual([]);
  });
});
