import { LoginCard } from './login-card';

/** A one-time link that opens nothing: used, replaced, too old, or cut off on its way. */
export function DeadLinkPage() {
  return (
    <LoginCard title="This link does not work">
      <p role="alert">This link has been used or has expired. Ask an admin for a new one.</p>
      <div className="login-links">
        <a href="/">Back To Home</a>
      </div>
    </LoginCard>
  );
}
