import { useState } from 'react';
import type { AlertForecast as Forecast } from '@manzil/contracts/leads/saved-search';
import { Button } from '../../../shared/ui/button';
import { messageOf } from '../../kit/data/call-api';
import { FORECAST_TEXTS as TEXTS } from './alert-forecast-texts';
import { countAlerts } from './feed-calls';

/** Counts, on demand, the mails to visitors that approving a run would send. */
export function AlertForecast({ runId }: { runId: string }) {
  const [forecast, setForecast] = useState<Forecast>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const count = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      setForecast(await countAlerts(runId));
    } catch (failure) {
      setError(messageOf(failure));
    }
    setBusy(false);
  };
  return (
    <section className="backend-panel" aria-label={TEXTS.title}>
      <h2>{TEXTS.title}</h2>
      {forecast === undefined ? (
        <>
          <p>{TEXTS.text}</p>
          <Button busy={isBusy} onClick={() => void count()}>
            {TEXTS.count}
          </Button>
        </>
      ) : (
        <p role="status">{TEXTS.counted(forecast)}</p>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
    </section>
  );
}
