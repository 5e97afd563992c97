import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ApiProblem, messageOf } from '../lib/call-api';
import { Button } from '../ui/button';
import { SectionHead } from '../ui/section-head';

/** In place of a section whose content could not be loaded. */
export function SectionError({ title, error }: { title: string; error: unknown }) {
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
