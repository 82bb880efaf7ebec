import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';
import type { ReactNode } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { PageTitle } from '../../../shared/page/PageTitle';
import type { ContentView } from './content-search';
import { itemMessages } from './item.messages';
import { ViewChoice } from './ViewChoice';

const messages = itemMessages.page;

interface ContentPageProps {
  brandId: BrandId;
  view: ContentView;
  filters?: ReactNode;
  /** Beside the choice of the view. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page around a brand's content, the same in every view. */
export function ContentPage({ brandId, view, filters, actions, children }: ContentPageProps) {
  const { brand } = useWorkspace();
  return (
    <Page>
      <PageTitle title={messages.title} brand={brand?.name} />
      <PageHeader
        title={messages.title}
        description={messages.description}
        filters={filters}
        actions={
          <>
            <ViewChoice brandId={brandId} view={view} />
            {actions}
          </>
        }
      />
      {children}
    </Page>
  );
}
