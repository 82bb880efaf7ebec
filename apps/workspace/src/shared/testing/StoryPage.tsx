import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import type { ReactNode } from 'react';

/** A page for components that render into its bars. */
export function StoryPage({ children }: { children: ReactNode }) {
  return (
    <Page layout="list" bar={<PageBar title="Content calendar" hasViewBar />}>
      {children}
    </Page>
  );
}
