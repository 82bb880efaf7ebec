import type { SavedView } from '@brandroom/domain/content/saved-view.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { PageMore } from '@brandroom/ui/PageMore';
import { usePage } from '@brandroom/ui/page-context';
import { useState } from 'react';

import { lazyDialog } from '../../../shared/load/lazy-part';
import type { OverlayProps } from '../../../shared/overlay/OverlayButton';
import { OverlayButton } from '../../../shared/overlay/OverlayButton';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { useSavedViews } from './use-saved-views';
import { useViewChanges } from './use-view-changes';
import { useViewSections } from './use-view-sections';
import type { ShownSearch } from './view-search';
import { viewSearchOf } from './view-search';
import { viewsMessages as messages } from './views.messages';

const SharedMenu = lazyDialog<MenuProps & OverlayProps>(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
interface MenuProps {
  label: string;
  sections: readonly MenuActionSection[];
  placement: 'bottom start';
}
const ViewNameDialog = lazyDialog(async () => (await import('./ViewNameDialog')).ViewNameDialog);

interface SavedViewsProps {
  brandId: BrandId;
  search: ShownSearch;
}

/** The menu of views, its button named after the one that is shown; on phones part of the page's menu. */
export function SavedViews({ brandId, search }: SavedViewsProps) {
  const now = useNow();
  const isNarrow = usePage()?.isNarrow ?? false;
  const views = useSavedViews(brandId, search);
  const changes = useViewChanges(brandId);
  const [asked, setAsked] = useState<{ rename: SavedView | null } | null>(null);
  const shown = views.find(({ isCurrent }) => isCurrent);
  const own = shown?.saved ?? null;
  const sections = useViewSections(views, {
    onSave: () => setAsked({ rename: null }),
    onRename: () => setAsked({ rename: own }),
    onDelete: () => {
      if (own) void changes.discard(own);
    },
  });
  const menu: MenuProps = { label: messages.views, sections, placement: 'bottom start' };
  return (
    <>
      {isNarrow ? (
        <PageMore sections={sections} />
      ) : (
        <OverlayButton
          overlay={SharedMenu}
          props={menu}
          popup="menu"
          button={(trigger) => (
            <Button
              size="small"
              hasMenu
              {...trigger}
              {...(shown ? { 'aria-label': messages.current(shown.name) } : {})}
            >
              {shown?.name ?? messages.views}
            </Button>
          )}
        />
      )}
      {asked && (
        <ViewNameDialog
          purpose={asked.rename ? 'rename' : 'save'}
          name={asked.rename?.name ?? ''}
          onClose={() => setAsked(null)}
          onSubmit={(name) =>
            asked.rename
              ? changes.rename(asked.rename, name)
              : changes.save(name, viewSearchOf(search, { now: now(), timeZone }))
          }
        />
      )}
    </>
  );
}
