import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../list-files.mjs';

/** Excluded, because the check lists names that do not exist. */
const IS_CHECK = /^scripts\/check-docs\./;
const SOURCE = /\.(?:ts|tsx|mjs|js|json|ya?ml|sh|conf|sql|css|html)$|(?:^|\/)Dockerfile$/;

/** The files of the repository, and what code and deployment files contain. */
export class Tree {
  /** @param {string} root */
  constructor(root) {
    this.root = root;
    this.files = listFiles(root).sort();
    this.folders = new Set(this.files.flatMap(foldersOf));
    this.known = new Set([...this.files, ...this.folders]);
    this.names = new Set(this.files.map((path) => posix.basename(path)));
    const ignored = this.known.has('.gitignore') ? this.read('.gitignore').split('\n') : [];
    /** Folders that are made at run time. */
    this.ignored = ignored.filter((line) => /^\w.*\/$/.test(line) && !line.includes('*'));
    this.workspaces = this.files
      .filter((path) => path.endsWith('/package.json'))
      .map((path) => posix.dirname(path));
  }

  read(path) {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /**
   * Checks whether `path` is a file or a folder, or in a folder created at run time. `*` matches any part of a name,
   * and `{a,b}` either alternative.
   */
  has(path) {
    const clean = path.replace(/\/$/, '');
    return this.ignored.some((folder) => `${clean}/`.startsWith(folder)) || matches(clean, this.known);
  }

  /** Checks whether a file in any folder has this name. */
  hasName(name) {
    return matches(name, this.names);
  }

  /** Returns the workspace that holds `path`. */
  workspaceOf(path) {
    return this.workspaces.find((folder) => path.startsWith(`${folder}/`));
  }

  /** All words of code and deployment files. */
  get words() {
    this.allWords ??= new Set(
      this.files
        .filter((path) => SOURCE.test(path) && path !== 'package-lock.json' && !IS_CHECK.test(path))
        .flatMap((path) => this.read(path).match(/[A-Za-z_]\w*/g) ?? []),
    );
    return this.allWords;
  }

  /** The names of the scripts of a workspace, or of the root. */
  scripts(workspace = '') {
    const path = posix.join(workspace, 'package.json');
    return this.known.has(path) ? Object.keys(JSON.parse(this.read(path)).scripts ?? {}) : [];
  }
}

function matches(path, known) {
  if (!/[*{]/.test(path)) return known.has(path);
  const pattern = new RegExp(
    `^${path
      .replace(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '[^/]*')
      .replace(/\{([^}]*)\}/g, (_, choices) => `(?:${choices.replaceAll(',', '|')})`)}$`,
  );
  return [...known].some((one) => pattern.test(one));
}

function foldersOf(path) {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
