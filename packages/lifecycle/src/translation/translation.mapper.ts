import type {
  Contradiction,
  TextState,
  TranslatedKind,
  TranslatedText,
  Translation,
  TranslationSummary,
} from '@manzil/contracts/content/translation';
import { contradictionsBetween } from '@manzil/contracts/translation-check/contradictions';
import type { PublishedRecord } from '../lifecycle-port.js';
import { textsOf, type RecordText } from './record-texts.js';
import { withCurrentPaths, type StoredText } from './stored-texts.js';
import type { TranslationEntity } from './translation.entity.js';

type Row = TranslationEntity | null | undefined;

export function toTranslation(kind: TranslatedKind, record: PublishedRecord, row: Row): Translation {
  const current = textsOf({ kind, id: record.id }, record.fields);
  const stored = withCurrentPaths(row?.texts ?? {}, current);
  const entries = current.map((text) => toText(text, stored.get(text.path)));
  const count = (state: TextState): number => entries.filter((text) => text.state === state).length;
  return {
    kind,
    id: record.id,
    title: record.title,
    live: record.live,
    texts: entries.length,
    translated: count('translated'),
    missing: count('missing'),
    outdated: count('outdated'),
    contradicting: count('contradicting'),
    ready: row?.ready ?? false,
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? '',
    entries,
  };
}

export const summaryOf = ({ entries: _entries, ...summary }: Translation): TranslationSummary => summary;

function toText({ path, kind, text: english }: RecordText, stored: StoredText | undefined): TranslatedText {
  const isOutdated = stored !== undefined && stored.of !== english;
  const contradictions = stored === undefined ? [] : contradictionsBetween(english, stored.text);
  return {
    path,
    kind,
    english,
    arabic: stored?.text ?? '',
    of: isOutdated ? stored.of : null,
    state: stateOf(stored, isOutdated, contradictions),
    contradictions,
  };
}

function stateOf(
  stored: StoredText | undefined,
  isOutdated: boolean,
  contradictions: readonly Contradiction[],
): TextState {
  if (stored === undefined) return 'missing';
  if (isOutdated) return 'outdated';
  return contradictions.length > 0 ? 'contradicting' : 'translated';
}
