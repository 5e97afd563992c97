import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ApiProblem, messageOf } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import { SectionHead } from './section-head';

/** The error boundary of a section whose content could not be loaded. The menu stays usable. */
export function SectionProblem({ title = 'This section could not be opened' }: { title?: string }) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const words =
    isRouteErrorResponse(error) && error.status === 404 ? 'There is no such record.' : messageOf(error);
  const gone = error instanceof ApiProblem && (error.status === 404 || error.status === 410);
  return (
    <>
      <SectionHead title={title} />
      <div className="backend-panel backend-form" role="alert">
        <p>{words}</p>
        {!gone && (
          <div className="backend-actions">
            <Button
              kind="primary"
              busy={revalidator.state !== 'idle'}
              onClick={() => void revalidator.revalidate()}
            >
              Retry
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
