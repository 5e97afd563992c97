import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Compiles the content service with one more file with this text, and returns the errors. */
function compileInContent(text: string): string[] {
  const folder = join(root, 'services/content');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const intruder = join(folder, 'src/intruder.ts');
  const host = ts.createCompilerHost(parsed.options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, language) =>
    name === intruder ? ts.createSourceFile(name, text, language) : getSourceFile(name, language);
  host.fileExists = (name) => name === intruder || fileExists(name);
  const program = ts.createProgram({
    rootNames: [intruder],
    options: { ...parsed.options, noEmit: true },
    host,
    ...(parsed.projectReferences && { projectReferences: parsed.projectReferences }),
  });
  const diagnostics = [...program.getOptionsDiagnostics(), ...ts.getPreEmitDiagnostics(program)];
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the boundary between services', () => {
  it('lets a service import the contracts', () => {
    expect(
      compileInContent(
        "import { DomainError } from '@manzil/service-kit/errors'; export const error = DomainError;",
      ),
    ).toEqual([]);
  });

  it('does not compile an import of another service by its name or by its path', () => {
    const errors = compileInContent(
      "import { AppModule } from '@manzil/listings/app.module'; export const stolen = AppModule;" +
        "import { slug } from '../../listings/src/import/pagelink.js'; export const another = slug;",
    );
    expect(errors.join('\n')).toContain("Cannot find module '@manzil/listings/app.module'");
    expect(errors.join('\n')).toMatch(/rootDir|not listed within the file list/);
  });
});
