import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Parts of the web platform that jsdom lacks, or whose own versions Node's `Request` does not accept. */
const FROM_NODE = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  structuredClone,
};

type BrowserGlobal = Record<string, unknown> & { jsdom: { window: object } };

/** Removes globals that the runner sets to undefined because jsdom lacks them: feature detection would find them. */
function removeMissingParts(global: BrowserGlobal): void {
  for (const name of Object.getOwnPropertyNames(global)) {
    if (global[name] === undefined && !(name in global.jsdom.window)) Reflect.deleteProperty(global, name);
  }
}

/** A browser window without layout and without network: requests are answered by the API double alone. */
export default {
  name: 'browser',
  // Screens and the packages that they use resolve to the same modules.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const environment = await builtinEnvironments.jsdom.setup(global, options);
    removeMissingParts(global as BrowserGlobal);
    Object.assign(global, FROM_NODE, {
      // Lets React wait until a change is rendered before a test continues.
      IS_REACT_ACT_ENVIRONMENT: true,
      // Pictures are not decoded; parts show a file without its thumbnail.
      // Without layout, no size changes.
      ResizeObserver: class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
      createImageBitmap: () => Promise.reject(new Error('Pictures are not decoded in component tests')),
    });
    Blob.prototype.text = function text() {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => {
          resolve(reader.result as string);
        });
        reader.readAsText(this);
      });
    };
    // jsdom has no layout: nothing scrolls, and text has no position.
    Element.prototype.scrollIntoView = () => undefined;
    Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
    Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
    return environment;
  },
} satisfies Environment;
