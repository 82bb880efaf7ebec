import type { SavedView } from '@brandroom/domain/saved-view.schema';
import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { Check, Plus, RotateCw } from 'lucide';

import { retryLabel } from '../api/operation-error';
import { savedViewsMessages as messages } from './saved-views.messages';

/** A view in the menu; `saved` is set for the person's own views. */
export interface MenuView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly saved: SavedView | null;
}

interface ViewActions {
  onSave: () => void;
  /** Both change the shown view, if it is the person's own. */
  onRename: () => void;
  onDelete: () => void;
  /** Loads the person's own views again, after a failure. */
  onRetry: (() => void) | undefined;
}

/** The menu of views: links to them, and actions on the current view. */
export function viewSections(
  views: readonly MenuView[],
  { onSave, onRename, onDelete, onRetry }: ViewActions,
): readonly MenuActionSection[] {
  const lines = (isOwn: boolean) =>
    views
      .filter(({ saved }) => (saved !== null) === isOwn)
      .map(({ id, name, href, isCurrent }) => ({
        id,
        label: name,
        href,
        ...(isCurrent ? { isCurrent, icon: Check } : {}),
      }));
  const isOwn = views.some(({ saved, isCurrent }) => saved !== null && isCurrent);
  const actions = isOwn
    ? [
        { id: 'rename', label: messages.rename, onAction: onRename },
        { id: 'delete', label: messages.delete, onAction: onDelete },
      ]
    : [{ id: 'save', label: messages.save, icon: Plus, onAction: onSave }];
  const retry = onRetry
    ? [
        {
          id: 'retry',
          label: retryLabel,
          description: messages.notLoaded,
          icon: RotateCw,
          onAction: onRetry,
        },
      ]
    : [];
  return [
    { id: 'views', title: messages.views, items: lines(false) },
    { id: 'own', title: messages.own, items: [...lines(true), ...retry] },
    { id: 'view', items: actions },
  ].filter(({ items }) => items.length > 0);
}
