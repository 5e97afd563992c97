import type { Session } from '@manzil/contracts/gateway/account';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLoaderData,
  useMatches,
  useParams,
  type LoaderFunction,
  type RouteObject,
} from 'react-router';
import { queryClient } from '../backend/kit/data/query-client';
import { openDrafts } from '../backend/kit/data/draft-storage';
import { setMemberNames } from '../backend/kit/labels/member-name';
import { LeaveGuard } from '../backend/kit/form/leave-question';
import { SessionEndProvider } from '../backend/kit/session/session-end-provider';
import { ConfirmationProvider } from '../backend/kit/session/confirmation-provider';
import { render } from './render';
import { KitRoot } from '../shared/ui/kit-root';
import { toasts } from '../shared/ui/toast-queue';
import { Toasts } from '../shared/ui/toasts';
import { AccessProvider } from '../backend/kit/access/access';

/** A module of `app/backend/routes`. */
export interface RouteModule {
  default: (props: never) => ReactNode;
  clientLoader?: (args: never) => unknown;
  ErrorBoundary?: ComponentType;
}

interface ScreenOptions {
  /** Path of the route, with its parameters as `:name`. */
  path: string;
  /** The current URL; the path itself when there are no parameters. */
  at?: string;
  session?: Session;
}

interface Rendered extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

const ADMIN: Session = { username: 'layla', role: 'admin' };

/** Renders a section of the backend as its route does: loader, screen and error, inside what the frame provides. */
export const renderScreen = (
  { default: Screen, clientLoader, ErrorBoundary }: RouteModule,
  { path, at = path, session }: ScreenOptions,
): Rendered =>
  renderRoute(
    { path, Component: withData(Screen), loader: loaderOf(clientLoader), ErrorBoundary },
    at,
    session,
  );

/** Renders a part of the kit, or of a screen, that gets its data from its caller. */
export const renderPart = (part: ReactNode, at = '/', session?: Session): Rendered =>
  renderRoute({ path: '*', element: part }, at, session);

function renderRoute(route: RouteObject, at: string, session = ADMIN): Rendered {
  // Messages of the previous test outlive its screen.
  toasts.trim(0);
  openDrafts(session.username);
  setMemberNames(session.names);
  const router = createMemoryRouter(
    [{ element: <Frame session={session} />, HydrateFallback: () => null, children: [route, ELSEWHERE] }],
    { initialEntries: [at] },
  );
  return {
    ...render(<RouterProvider router={router} />),
    user: userEvent.setup(),
    router,
  };
}

/** Matches every URL that a screen may lead to. */
const ELSEWHERE: RouteObject = { path: '*', element: null };

const Frame = ({ session }: { session: Session }) => (
  <KitRoot className="backend" theme="light">
    <Toasts place="end" />
    <QueryClientProvider client={queryClient}>
      <AccessProvider session={session}>
        <SessionEndProvider session={session}>
          <ConfirmationProvider>
            <LeaveGuard>
              <main tabIndex={-1}>
                <Outlet />
              </main>
            </LeaveGuard>
          </ConfirmationProvider>
        </SessionEndProvider>
      </AccessProvider>
    </QueryClientProvider>
  </KitRoot>
);

/** Gives a component of a route the props that the framework provides. */
function withData(screen: RouteModule['default']): ComponentType {
  const Screen = screen as ComponentType<{ loaderData: unknown; params: unknown; matches: unknown }>;
  return function WithData() {
    return <Screen loaderData={useLoaderData()} params={useParams()} matches={useMatches()} />;
  };
}

const loaderOf = (loader: RouteModule['clientLoader']): LoaderFunction | undefined =>
  loader as LoaderFunction | undefined;
