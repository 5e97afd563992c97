/** Answers a request on behalf of the API double. */
type Answer = (path: string, init: RequestInit) => Promise<Response>;

/** Replaces `fetch`, `XMLHttpRequest` and `EventSource` of the window, so that `answer` replies to all requests. */
export function answerRequests(answer: Answer): void {
  window.fetch = (input, init) => answer(input instanceof Request ? input.url : String(input), init ?? {});
  window.XMLHttpRequest = class extends FormRequest {
    protected readonly answer = answer;
  } as unknown as typeof XMLHttpRequest;
  window.EventSource = class extends EventStream {
    protected readonly answer = answer;
  } as unknown as typeof EventSource;
}

/** The part of XMLHttpRequest that sends forms with files. */
abstract class FormRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  protected abstract readonly answer: Answer;
  private readonly aborted = new AbortController();
  private method = '';
  private path = '';

  open(method: string, path: string): void {
    Object.assign(this, { method, path });
  }

  send(body: FormData): void {
    const { method, path } = this;
    this.answer(path, { method, body, signal: this.aborted.signal })
      .then(async (response) => {
        this.responseText = await response.text();
        this.status = response.status;
        this.dispatchEvent(new Event('load'));
      })
      .catch(() => {
        // An abort is reported separately.
        if (!this.aborted.signal.aborted) this.dispatchEvent(new Event('error'));
      });
  }

  abort(): void {
    this.aborted.abort();
    this.dispatchEvent(new Event('abort'));
  }
}

/** Server-sent events that a stub answers as text. The connection then stays open without another event. */
abstract class EventStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  protected abstract readonly answer: Answer;

  constructor(path: string) {
    super();
    // The fields of the class below are set after this constructor.
    queueMicrotask(() => {
      this.answer(path, {}).then(
        async (response) => {
          if (response.ok) this.deliver(await response.text());
          else this.refuse();
        },
        () => {
          this.refuse();
        },
      );
    });
  }

  close(): void {
    this.readyState = EventStream.CLOSED;
  }

  private deliver(text: string): void {
    for (const block of text.split('\n\n')) {
      const [, type] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data = ''] = /^data: (.*)$/m.exec(block) ?? [];
      if (type !== undefined && this.readyState !== EventStream.CLOSED)
        this.dispatchEvent(new MessageEvent(type, { data }));
    }
  }

  private refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}
