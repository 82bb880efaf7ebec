import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { useSearchUpdate } from './use-search-update';

interface ListSearch {
  status?: string | undefined;
  channel?: string | undefined;
  open?: string | undefined;
}

/** A router at an address, whose page is drawn once and follows no change. */
function openedAt(address: string) {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list' });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: false,
    origin: 'https://app.invalid',
  });
  let update: ReturnType<typeof useSearchUpdate<ListSearch>> = () => undefined;
  function Page() {
    update = useSearchUpdate<ListSearch>();
    return null;
  }
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  );
  return { update, address: () => router.history.location.href };
}

it('applies a second change on top of one that is not drawn yet', async () => {
  const { update, address } = openedAt('/list?status=draft');
  update({ status: 'approved' });
  update({ channel: 'blog' });
  await expect.poll(address).toBe('/list?status=approved&channel=blog');
});

it('gives a change that depends on others the latest of them', async () => {
  const { update, address } = openedAt('/list?open=a');
  const add = (id: string) => update(({ open }) => ({ open: `${open ?? ''}-${id}` }));
  add('b');
  add('c');
  await expect.poll(address).toBe('/list?open=a-b-c');
});
