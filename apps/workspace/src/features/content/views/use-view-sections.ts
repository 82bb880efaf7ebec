import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { Check, Plus } from 'lucide-react';

import { useHref } from '../../../shared/navigation/use-href';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { MenuView } from './use-saved-views';
import { searchOf } from './view-search';
import { viewsMessages as messages } from './views.messages';

interface ViewActions {
  onSave: () => void;
  /** Both change the person's own view that is shown. */
  onRename: () => void;
  onDelete: () => void;
}

/** The menu of views: links to them, and what can be done with the one that is shown. */
export function useViewSections(
  views: readonly MenuView[],
  { onSave, onRename, onDelete }: ViewActions,
): readonly MenuActionSection[] {
  const hrefTo = useHref();
  const now = useNow();
  const lines = (isOwn: boolean) =>
    views
      .filter(({ saved }) => (saved !== null) === isOwn)
      .map(({ id, name, search, isCurrent }) => ({
        id,
        label: name,
        href: hrefTo({
          to: '/content/calendar',
          search: searchOf(search, { now: now(), timeZone }),
        }),
        ...(isCurrent ? { isCurrent, icon: Check } : {}),
      }));
  const own = lines(true);
  const isOwn = views.some(({ saved, isCurrent }) => saved !== null && isCurrent);
  const actions = isOwn
    ? [
        { id: 'rename', label: messages.rename, onAction: onRename },
        { id: 'delete', label: messages.delete, onAction: onDelete },
      ]
    : [{ id: 'save', label: messages.save, icon: Plus, onAction: onSave }];
  return [
    { id: 'views', title: messages.views, items: lines(false) },
    ...(own.length > 0 ? [{ id: 'own', title: messages.own, items: own }] : []),
    { id: 'view', items: actions },
  ];
}
