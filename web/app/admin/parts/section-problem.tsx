import { useRevalidator, useRouteError } from 'react-router';
import { messageOf } from '../lib/call-api';
import { Button } from '../ui/button';

/** What a section shows when its data could not be had. */
export function SectionProblem() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  return (
    <div className="backend-panel backend-form" role="alert">
      <h1>This section could not be opened</h1>
      <p>{messageOf(error)}</p>
      <div className="backend-actions">
        <Button
          kind="primary"
          busy={revalidator.state !== 'idle'}
          onClick={() => void revalidator.revalidate()}
        >
          Retry
        </Button>
      </div>
    </div>
  );
}
