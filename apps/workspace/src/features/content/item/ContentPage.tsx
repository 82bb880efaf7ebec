import type { BrandId } from '@brandroom/domain/id.schema';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { usePage } from '@brandroom/ui/page-context';
import { PageViews } from '@brandroom/ui/PageViews';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { PageTitle } from '../../../shared/page/PageTitle';
import type { ContentView } from './content-search';
import { itemMessages } from './item.messages';
import { useViews } from './use-views';

const messages = itemMessages.page;
// In brackets, because hidden text is read after a space.
const nameOf = (view: ContentView) => `(${messages.titleOf[view]})`;
const titleOf = (view: ContentView) => `${messages.title} ${nameOf(view)}`;
const layouts = { month: 'board', week: 'board', list: 'list', review: 'desk' } as const;

interface ContentPageProps {
  brandId: BrandId;
  view: ContentView;
  /** The visible month or week. */
  period?: string | undefined;
  /** The menu of saved views, beside those of the page. */
  savedViews?: ReactNode;
  actions?: readonly BarAction[];
  children: ReactNode;
}

/** The page around a brand's content, with the same bars in every view. */
export function ContentPage({
  brandId,
  view,
  period,
  savedViews,
  actions = [],
  children,
}: ContentPageProps) {
  const { brand } = useWorkspace();
  const views = useViews(brandId, view);
  return (
    <Page
      layout={layouts[view]}
      bar={
        <PageBar
          title={<ContentTitle view={view} period={period} />}
          views={
            <>
              <PageViews {...views} />
              {savedViews}
            </>
          }
          actions={actions}
          hasViewBar
        />
      }
    >
      <PageTitle title={titleOf(view)} brand={brand?.name} />
      {children}
    </Page>
  );
}

/** The title of the page; on phones the visible month or week, which has no room in the bars there. */
function ContentTitle({ view, period }: Pick<ContentPageProps, 'view' | 'period'>) {
  const isNarrow = usePage()?.isNarrow ?? false;
  return isNarrow && period !== undefined ? (
    <>
      <VisuallyHidden>{titleOf(view)}, </VisuallyHidden>
      {period}
    </>
  ) : (
    <>
      {messages.title}
      {/* Hidden, because the view is visible beside it and a longer title would move the views. */}
      <VisuallyHidden> {nameOf(view)}</VisuallyHidden>
    </>
  );
}
