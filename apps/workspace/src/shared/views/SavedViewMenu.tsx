import type { BrandId } from '@brandroom/domain/id.schema';
import type { NewView, SavedView } from '@brandroom/domain/saved-view.schema';
import { Button } from '@brandroom/ui/Button';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { PageMore } from '@brandroom/ui/PageMore';
import { iconsFold, usePage } from '@brandroom/ui/page-context';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../api/api';
import type { OverlayProps } from '../overlay/OverlayButton';
import { OverlayButton } from '../overlay/OverlayButton';
import { savedViewsMessages as messages } from './saved-views.messages';
import { useViewChanges } from './use-view-changes';
import type { MenuView } from './view-sections';
import { viewSections } from './view-sections';

const SharedMenu = lazyDialog<MenuProps & OverlayProps>(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
interface MenuProps {
  label: string;
  sections: readonly MenuActionSection[];
  placement: 'bottom start';
}
const ViewNameDialog = lazyDialog(async () => (await import('./ViewNameDialog')).ViewNameDialog);

interface SavedViewMenuProps {
  brandId: BrandId;
  area: NewView['area'];
  views: readonly MenuView[];
  /** Returns the current view of the screen, to be saved under a name. */
  viewNamed: (name: string) => NewView;
  /** The button shows the name of the current view: where names of any length move nothing beside it. */
  isNameShown?: boolean;
}

/**
 * The menu of views, which marks the current one; its button says its name to a screen reader. On phones and beside a
 * title without room it is part of the page's menu.
 */
export function SavedViewMenu({
  brandId,
  area,
  views,
  viewNamed,
  isNameShown = false,
}: SavedViewMenuProps) {
  const page = usePage();
  const changes = useViewChanges(brandId, area);
  const [asked, setAsked] = useState<{ rename: SavedView | null } | null>(null);
  const { isError, refetch } = useQuery(
    useApi().views.list.queryOptions({ input: { brandId, area } }),
  );
  const current = views.filter(({ isCurrent }) => isCurrent);
  // A view of the person may show the same as a built-in one.
  const shown = current.find(({ saved }) => saved !== null) ?? current[0];
  const own = shown?.saved ?? null;
  const label = shown ? messages.current(shown.name) : messages.views;
  const sections = viewSections(views, {
    onSave: () => setAsked({ rename: null }),
    onRename: () => setAsked({ rename: own }),
    onDelete: () => {
      if (own) changes.discard.mutate(own);
    },
    onRetry: isError ? () => void refetch() : undefined,
  });
  const menu: MenuProps = { label: messages.views, sections, placement: 'bottom start' };
  return (
    <>
      {page && (page.isNarrow || page.folds >= iconsFold) ? (
        <PageMore sections={sections} />
      ) : (
        <OverlayButton
          overlay={SharedMenu}
          props={menu}
          popup="menu"
          button={(trigger) => (
            <Button size="small" hasMenu aria-label={label} {...trigger}>
              {isNameShown && shown ? shown.name : messages.views}
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
            asked.rename ? changes.rename(asked.rename, name) : changes.save(viewNamed(name))
          }
        />
      )}
    </>
  );
}
