import type { PageFields } from '@manzil/contracts/content/page';
import type { PageFinding } from '@manzil/contracts/content/page-check';
import { checkPage } from '@manzil/contracts/http/pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../kit/data/call-api';
import { usePaused } from '../../../kit/table/use-paused';

const PAUSE_MS = 600;

export interface CheckedCode {
  /** Findings of the code as it was at the last pause of typing. */
  findings: readonly PageFinding[];
  state: 'checking' | 'checked' | 'failed' | 'off';
}

/** Returns code that the server would refuse or remove, and tags that do not nest, after each pause in typing. */
export function useCodeFindings({ html, css }: Pick<PageFields, 'html' | 'css'>, isOn: boolean): CheckedCode {
  const now = JSON.stringify([html, css]);
  const paused = usePaused(now, PAUSE_MS);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['page-check', paused],
    queryFn: ({ signal }) => check(paused, signal),
    enabled: isOn,
    placeholderData: keepPreviousData,
    retry: false,
    // Not cached: the code is long, and an earlier version of it is rarely checked again.
    gcTime: 0,
  });
  if (!isOn) return { findings: [], state: 'off' };
  if (isError) return { findings: [], state: 'failed' };
  const isCurrent = data !== undefined && !isPlaceholderData && paused === now;
  return { findings: data ?? [], state: isCurrent ? 'checked' : 'checking' };
}

async function check(text: string, signal: AbortSignal): Promise<PageFinding[]> {
  const [html, css] = JSON.parse(text) as [string, string];
  const [{ findings }, { nestingFindings }] = await Promise.all([
    callApi(checkPage, { body: { html, css } }, { signal }),
    import('./nesting-findings'),
  ]);
  const inHtml = findings.filter(({ field }) => field === 'html');
  const inCss = findings.filter(({ field }) => field === 'css');
  return [...[...nestingFindings(html), ...inHtml].sort((one, other) => one.line - other.line), ...inCss];
}
