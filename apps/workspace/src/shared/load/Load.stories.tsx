import preview from '@brandroom/stories/preview';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Load } from './Load';

const meta = preview.meta({ title: 'Parts/Load', component: Load });

/** Fails as a query does whose record is not there. */
function Missing(): never {
  throw Object.assign(new Error('No such item.'), { code: 'notFound' });
}

/** A missing record whose page is code of its own: the skeleton stays until that is loaded. */
function MissingRecord() {
  const [client] = useState(() => new QueryClient());
  const [{ Page, arrive }] = useState(() => {
    const code = Promise.withResolvers<() => ReactNode>();
    return {
      Page: lazyPart(() => code.promise),
      arrive: () => code.resolve(() => <EmptyState title="Item not found" />),
    };
  });
  return (
    <QueryClientProvider client={client}>
      <Button onPress={arrive}>Let the code arrive</Button>
      <Load label="Loading item" skeleton={<Skeleton shape="block" />} notFound={<Page />}>
        <Missing />
      </Load>
    </QueryClientProvider>
  );
}

export const NotFoundIsLoading = meta.story({
  render: () => <MissingRecord />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading item' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let the code arrive' }));
    await expect(await canvas.findByRole('heading', { name: 'Item not found' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});
