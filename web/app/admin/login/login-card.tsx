import type { ReactNode } from 'react';
import stylesheet from './login.css?url';

/** The card of every page before the backend, on the dark background. */
export function LoginCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="login-page">
      <title>{`${title} | Manzil`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <div className="login-card">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
