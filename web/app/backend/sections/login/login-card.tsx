import type { ReactNode } from 'react';
import stylesheet from './login.css?url';

interface LoginCardProps {
  title: string;
  /** Shown when JavaScript is off and the page would not work. */
  withoutScript?: string;
  children: ReactNode;
}

/** Card layout of the pages before the backend, on a dark background. */
export function LoginCard({ title, withoutScript, children }: LoginCardProps) {
  return (
    <div className="login-page">
      <title>{`${title} | Manzil`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <div className="login-card">
        <h1>{title}</h1>
        {withoutScript !== undefined && (
          <noscript>
            <p className="login-said">{withoutScript}</p>
          </noscript>
        )}
        {children}
      </div>
    </div>
  );
}
