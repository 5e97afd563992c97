import { TestEnvironment } from 'jest-environment-jsdom';

/** Parts of the web platform that jsdom lacks, or whose own versions Node's `Request` does not accept. */
const FROM_NODE = {
  ...{ AbortController, AbortSignal },
  ...{ Headers, Request, Response },
  ...{ ReadableStream, TextDecoder, TextEncoder },
  structuredClone,
};

/** A browser window without layout and without network: requests are answered by the API double alone. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    Object.assign(this.global, FROM_NODE, {
      // Lets React wait until a change is drawn before a test goes on.
      IS_REACT_ACT_ENVIRONMENT: true,
      // Pictures are not decoded; parts show a file without its thumbnail.
      createImageBitmap: () => Promise.reject(new Error('Pictures are not decoded in component tests')),
    });
    const { Blob, FileReader } = this.global;
    Blob.prototype.text = function text() {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsText(this);
      });
    };
    // Without layout there is nothing to scroll, and no text has a place.
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  }
}
