import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

/**
 * The smallest app of this stack: a frame, a menu and six screens of forty rows, whose data is
 * loaded and cached. The bench measures it beside the product, because machines differ.
 */
const rowsOf = (screen: string) =>
  queryOptions({
    queryKey: [screen],
    staleTime: Infinity,
    queryFn: async () => {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      return Array.from({ length: 40 }, (_, row) => `${screen}, row ${row + 1}`);
    },
  });

function Rows({ screen }: { screen: string }) {
  const { data } = useSuspenseQuery(rowsOf(screen));
  return (
    <>
      <h1>{screen}</h1>
      <ul>
        {data.map((row) => (
          <li key={row}>
            <Button>{row}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const screens = ['Home', 'Calendar', 'Create', 'Item', 'Files', 'Settings'] as const;
const pathOf = (screen: string) => (screen === 'Home' ? '/' : `/${screen.toLowerCase()}`);

const frame = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <nav>
        {screens.map((screen) => (
          <Link key={screen} to={pathOf(screen)}>
            {screen}
          </Link>
        ))}
        <MenuTrigger>
          <Button>Account</Button>
          <Popover>
            <Menu aria-label="Account">
              {screens.map((screen) => (
                <MenuItem key={screen}>{screen}</MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  ),
});

const queryClient = new QueryClient();
const router = createRouter({
  context: { queryClient },
  routeTree: frame.addChildren(
    screens.map((screen) =>
      createRoute({
        getParentRoute: () => frame,
        path: pathOf(screen),
        loader: ({ context }) => context.queryClient.ensureQueryData(rowsOf(screen)),
        component: () => <Rows screen={screen} />,
      }),
    ),
  ),
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
