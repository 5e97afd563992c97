import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';

const sourceFolder = dirname(fileURLToPath(import.meta.url));

/** Returns the compiler's errors for a controller whose one method is `method`. */
function compile(method: string): string[] {
  const file = join(sourceFolder, 'imagined.ts');
  const text = `
    import { defineRpc } from '@manzil/contracts/rpc';
    import { z } from 'zod';
    import { HandleRpc } from './handle-rpc.js';
    const contract = defineRpc({
      subject: 'rpc.sample.v1.sum.make',
      request: z.object({ left: z.number(), right: z.number() }),
      response: z.object({ sum: z.number() }),
    });
    export class Sums { @HandleRpc(contract) ${method} }`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    experimentalDecorators: true,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, text, language) : getSourceFile(name, language);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('HandleRpc', () => {
  it('compiles with a method that matches the contract', () => {
    expect(
      compile(
        'async sum({ left, right }: { left: number; right: number }) { return { sum: left + right }; }',
      ),
    ).toEqual([]);
  });

  it('does not compile with a request of another type', () => {
    expect(compile('async sum({ left }: { left: string }) { return { sum: left.length }; }')).not.toEqual([]);
  });

  it('does not compile with a reply of another type', () => {
    expect(compile('async sum() { return { sum: "3" }; }')).not.toEqual([]);
  });
});
