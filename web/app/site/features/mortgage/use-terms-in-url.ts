import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MortgageTerms } from '@manzil/rules/mortgage';
import { readTerms, type DatedRules } from '../../lib/mortgage';

const ALL = ['price', 'down', 'years', 'rate', 'offPlan', 'buyer', 'home', 'emirate'] as const;
/** A moving slider must not fill the history of the browser. */
const URL_PAUSE_MS = 300;

type Change = (now: MortgageTerms) => MortgageTerms;

/** Loan terms that the URL follows, so that the figures can be bookmarked and shared. */
export function useTermsInUrl(rules: DatedRules): [MortgageTerms, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.toString();
  const [given, setGiven] = useState(asked);
  const [written, setWritten] = useState(asked);
  const [terms, setTerms] = useState<MortgageTerms>(() => readTerms(params, rules));
  if (given !== asked) {
    setGiven(asked);
    // Back, forward, or a link to other figures; not what this page has written there itself.
    if (asked !== written) setTerms(readTerms(params, rules));
  }
  useEffect(() => {
    const wanted = new URLSearchParams(ALL.map((name) => [name, String(terms[name])]));
    const current = readTerms(new URLSearchParams(asked), rules);
    if (ALL.every((name) => current[name] === terms[name])) return;
    const timer = window.setTimeout(() => {
      setWritten(wanted.toString());
      setParams(wanted, { replace: true, preventScrollReset: true });
    }, URL_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [terms, asked, setParams, rules]);
  return [terms, setTerms];
}
