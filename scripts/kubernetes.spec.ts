import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

interface Container {
  name: string;
  image: string;
  env: { name: string; value: string }[];
  ports: { name: string }[];
  securityContext: unknown;
  resources: { requests: unknown; limits: unknown };
  startupProbe: unknown;
  livenessProbe: unknown;
  readinessProbe: unknown;
}

interface Deployment extends Manifest {
  spec: {
    template: {
      metadata: { annotations: Record<string, string> };
      spec: { containers: Container[]; volumes: { secret?: { secretName: string } }[] };
    };
  };
}

interface Kustomization {
  resources: string[];
  patches?: { path: string }[];
  images: { name: string }[];
  secretGenerator: { name: string; files?: string[]; envs?: string[] }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const BASE = 'deploy/kubernetes/base';
const OVERLAY = 'deploy/kubernetes/overlays/example';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const manifestsOf = (folder: string): [string, Manifest][] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.yaml') && !['kustomization.yaml', 'nats-values.yaml'].includes(file))
    .flatMap((file) => {
      const documents = parseAllDocuments(read(join(folder, file)), { version: '1.2' });
      return documents.map((document): [string, Manifest] => {
        expect(document.errors).toEqual([]);
        const manifest = document.toJS() as Manifest;
        return [`${file} ${manifest.kind} ${manifest.metadata.name}`, manifest];
      });
    });

const base = manifestsOf(BASE);
const overlay = manifestsOf(OVERLAY);
/** Resources of Kubernetes itself; resources of operators have their own schemas. */
const isNative = ({ apiVersion }: Manifest): boolean =>
  !/^(postgresql\.cnpg|cert-manager)\.io\//.test(apiVersion);
const native = [...base, ...overlay].filter(([, manifest]) => isNative(manifest));
const isDeployment = (manifest: Manifest): manifest is Deployment => manifest.kind === 'Deployment';
const deployments = base.flatMap(([, manifest]) => (isDeployment(manifest) ? [manifest] : []));
const settings = base.map(([, manifest]) => manifest).find(({ kind }) => kind === 'ConfigMap') as unknown as {
  data: Record<string, string>;
};

/**
 * Compiles manifests as literals of their types and returns the errors. The compiler rejects unknown fields, which the
 * validators of the schemas accept.
 */
function unknownFields(manifests: readonly Manifest[]): string[] {
  const sources = manifests.map((manifest, index) => {
    const { apiVersion, kind, metadata } = manifest;
    // Resources of operators have their own schemas, so only their metadata is checked.
    return isNative(manifest)
      ? `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}/${kind}';
         export const m${index}: T${index} = ${JSON.stringify(manifest)};`
      : `import type { IObjectMeta as T${index} } from '@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta';
         export const m${index}: T${index} = ${JSON.stringify(metadata)};`;
  });
  const file = join(root, 'scripts/manifests-as-literals.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, sources.join('\n'), language) : getSourceFile(name, language);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram({ rootNames: [file], options, host });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const sourcesOf = (name: string): string =>
  name === 'web'
    ? read('web/server/config.mjs')
    : [
        read(`services/${name}/src/config.ts`),
        read('packages/service-kit/src/config.ts'),
        name === 'media' ? read('services/media/src/storage/storage-config.ts') : '',
      ].join('\n');

describe('the manifests for Kubernetes', () => {
  it.each(native)('%s is valid by the schema of its kind', async (_name, manifest) => {
    const models = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<
      string,
      new (manifest: Manifest) => { validate(): void }
    >;
    const Model = models[manifest.kind];
    if (Model === undefined) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
    expect(() => {
      new Model(manifest).validate();
    }).not.toThrow();
  });

  it('have no unknown fields', () => {
    const misplaced = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', MISPLACED: '1' } };
    const manifests = [...base, ...overlay].map(([, manifest]) => manifest);
    expect(unknownFields([...manifests, misplaced])).toEqual([expect.stringContaining('MISPLACED')]);
  });

  it('are listed by their kustomization, which lists no others', () => {
    for (const folder of [BASE, OVERLAY]) {
      const { resources, patches = [] } = parse(read(join(folder, 'kustomization.yaml'))) as Kustomization;
      const named = [...resources, ...patches.map(({ path }) => path)].filter(
        (path) => path !== '../../base',
      );
      const there = readdirSync(join(root, folder)).filter(
        (file) => file.endsWith('.yaml') && !['kustomization.yaml', 'nats-values.yaml'].includes(file),
      );
      expect(named.toSorted()).toEqual(there.toSorted());
    }
  });

  it('exist for each process', () => {
    expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      ['gateway', 'web', 'listings', 'content', 'leads', 'media'].toSorted(),
    );
  });

  it.each(deployments.map((manifest) => [manifest.metadata.name, manifest] as const))(
    '%s has replicas, a disruption budget, probes, limits and no privileges',
    (name, { spec }) => {
      const kinds = base.filter(([, { metadata }]) => metadata.name === name).map(([, { kind }]) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['HorizontalPodAutoscaler', 'PodDisruptionBudget']));
      const [container] = spec.template.spec.containers;
      expect(container).toMatchObject({
        image: `manzil-${name}`,
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { requests: expect.anything(), limits: expect.anything() },
        startupProbe: expect.anything(),
        livenessProbe: expect.anything(),
        readinessProbe: expect.anything(),
      });
    },
  );

  it.each(deployments.map((manifest) => [manifest.metadata.name, manifest] as const))(
    '%s gets only the variables that it reads, and only secrets that the overlay creates',
    (name, { spec }) => {
      const { secretGenerator, images } = parse(read(join(OVERLAY, 'kustomization.yaml'))) as Kustomization;
      const sources = sourcesOf(name);
      for (const { name: variable } of spec.template.spec.containers[0]?.env ?? []) {
        const known = variable.replace(/_FILE$/, '').replace(/_DATABASE_PASSWORD$/, '_DATABASE_URL');
        expect([variable, sources.includes(known)]).toEqual([variable, true]);
      }
      for (const { secret } of spec.template.spec.volumes) {
        if (secret === undefined) continue;
        expect(secretGenerator.map(({ name: made }) => made)).toContain(secret.secretName);
      }
      expect(images.map(({ name: image }) => image)).toContain(`manzil-${name}`);
    },
  );

  it('give each service its own NATS password, and web none', () => {
    for (const { metadata, spec } of deployments) {
      const { volumes } = spec.template.spec;
      const keys = volumes.flatMap(({ secret }) => secret?.secretName.match(/^manzil-\w+-nats$/)?.[0] ?? []);
      expect(keys).toEqual(metadata.name === 'web' ? [] : [`manzil-${metadata.name}-nats`]);
    }
  });

  it('set only variables that some process reads', () => {
    const sources = ['gateway', 'web', 'listings', 'content', 'leads', 'media'].map(sourcesOf).join('\n');
    expect(Object.keys(settings.data).filter((variable) => !sources.includes(variable))).toEqual([]);
  });

  it('mount the secrets that the script creates', () => {
    const { secretGenerator } = parse(read(join(OVERLAY, 'kustomization.yaml'))) as Kustomization;
    const script = read('deploy/make-secrets.sh');
    const files = secretGenerator.flatMap((secret) =>
      [...(secret.files ?? []), ...(secret.envs ?? [])].map((file) => file.split('secrets/')[1] ?? ''),
    );
    expect(files.filter((file) => !file.startsWith('s3_') && !script.includes(file))).toEqual([]);
  });
});
