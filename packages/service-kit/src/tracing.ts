import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';

type Api = typeof import('@opentelemetry/api');
export type SpanKind = 'SERVER' | 'CLIENT';
/** Headers by name, `traceparent` among them. */
export type Carrier = Readonly<Record<string, string | string[] | undefined>>;

export interface SpanOptions {
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
  /** Headers of the calling process's span; without them the parent is the active span of this process. */
  carrier?: Carrier;
}

let on: { api: Api; tracer: Tracer } | undefined;

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP) when that is set; the other `OTEL_…` variables of
 * the SDK apply. Without it nothing of OpenTelemetry is loaded. The returned function flushes and stops tracing.
 */
export async function startTracing(service: string, env = process.env): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
    return () => Promise.resolve();
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? `manzil-${service}` }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  on = { api, tracer: api.trace.getTracer('manzil') };
  return async () => {
    on = undefined;
    // An unreachable collector must not fail the shutdown.
    await provider.shutdown().catch(() => undefined);
  };
}

export interface OpenSpan {
  /** Runs `work` so that spans started in it are children of this one. */
  run<T>(work: () => T): T;
  end(outcome?: { attributes?: Attributes; failed?: boolean }): void;
}

/** Starts a span that the caller ends; returns undefined while tracing is off. */
export function openSpan({ name, kind, attributes = {}, carrier }: SpanOptions): OpenSpan | undefined {
  if (on === undefined) return undefined;
  const { api, tracer } = on;
  const parent: Context =
    carrier === undefined ? api.context.active() : api.propagation.extract(api.context.active(), carrier);
  const span: Span = tracer.startSpan(name, { kind: api.SpanKind[kind], attributes }, parent);
  const inside = api.trace.setSpan(parent, span);
  return {
    run: (work) => api.context.with(inside, work),
    end: (outcome = {}) => {
      span.setAttributes(outcome.attributes ?? {});
      if (outcome.failed === true) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs `work` in a new span while tracing is on, else without one. */
export async function withSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = openSpan(options);
  if (span === undefined) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

const NONE: Readonly<Record<string, string>> = {};

/** Returns the headers that continue the trace in another process; none while tracing is off. */
export function traceHeaders(): Readonly<Record<string, string>> {
  if (on === undefined) return NONE;
  const carrier: Record<string, string> = {};
  on.api.propagation.inject(on.api.context.active(), carrier);
  return carrier;
}
