import { LoginCard } from './login-card';

/** Explains a single-use link that is not valid: used, replaced, expired or incomplete. */
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
