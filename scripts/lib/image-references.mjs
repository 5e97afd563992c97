/** `name:tag`, and `@sha256:…` once it is pinned. Stages of a Dockerfile and images that an overlay names have no tag. */
const REFERENCE = String.raw`([\w./-]+(?::\d+/[\w./-]+)?:[\w.-]+)(?:@sha256:[0-9a-f]{64})?`;

/** The lines that name an image: of a Dockerfile, of compose and of the operator of PostgreSQL. */
const LINE = new RegExp(String.raw`^(FROM |\s*image: |\s*imageName: )${REFERENCE}(?=\s|$)`, 'gm');
/** Values of the NATS chart, which have name and tag separately; the chart joins them with a colon. */
const CHART = /(\{ repository: )([\w./-]+)(, tag: )([\w.-]+)(?:@sha256:[0-9a-f]{64})?(?= \})/g;
/** One of our own images in a kustomization. */
const OVERLAY = /(newName: )([\w./:-]+)(, newTag: ')([\w.-]+)'(?:, digest: sha256:[0-9a-f]{64})?/g;

/**
 * Adds the digest to each image reference of a file, and replaces an earlier digest.
 * @param {string} text
 * @param {(reference: string) => string} digestOf returns `sha256:…`
 */
export const pinImages = (text, digestOf) =>
  text
    .replace(LINE, (_line, before, reference) => `${before}${reference}@${digestOf(reference)}`)
    .replace(
      CHART,
      (_value, before, name, between, tag) =>
        `${before}${name}${between}${tag}@${digestOf(`${name}:${tag}`)}`,
    )
    .replace(
      OVERLAY,
      (_value, before, name, between, tag) =>
        `${before}${name}${between}${tag}', digest: ${digestOf(`${name}:${tag}`)}`,
    );
