import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '@brandroom/ui/after-paint';
import { offeredActions } from '@brandroom/ui/offered-actions';

import { useWorkspace } from '../../shared/brand/workspace';
import { goKeysOf } from '../../shared/keys/go-keys';
import { belongsToOthers, isCovered, undoBelongsToOthers } from '../../shared/keys/key-context';
import { useSingleKeys } from '../../shared/keys/single-keys';
import { pendingChanges } from '../../shared/api/pending-changes';
import { undoBar } from '../../shared/page/undo-bar';

interface GlobalActions {
  onSearch: () => void;
  onToggleNav: () => void;
  onList: () => void;
}

/** The time in milliseconds to press the letter after G. */
const patience = 3000;

const isVisible = (element: HTMLElement) => element.checkVisibility();

/** Returns the search field of the page, unless its container is closed. */
function pageSearch(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main input[type="search"]')].find(isVisible);
}

/**
 * Shortcuts that work on every screen. Single-character ones can be turned off (WCAG 2.1.4); none
 * work in text fields and overlays, and a screen's own shortcuts take precedence.
 */
export function useGlobalKeys({ onSearch, onToggleNav, onList }: GlobalActions): void {
  const workspace = useWorkspace();
  const { user, brandId } = workspace;
  const router = useRouter();
  const [isOn] = useSingleKeys();
  const goUntil = useRef(0);

  // The page's own button may also choose its campaign.
  const create = () => {
    const href = offeredActions().find(({ shortcut }) => shortcut === 'C')?.href;
    afterPaint(() => {
      if (href === undefined) void router.navigate({ to: '/content/create' });
      else void router.navigate({ href });
    });
  };
  const actions: Readonly<Record<string, () => void>> = {
    '?': onList,
    '[': onToggleNav,
    '/': () => {
      const field = pageSearch();
      if (field) field.focus();
      else onSearch();
    },
    ...(brandId !== null && createsSomeContent(user, brandId) ? { c: create } : {}),
  };
  const isOurs = (event: KeyboardEvent, isOthers = belongsToOthers) =>
    !event.defaultPrevented &&
    !event.repeat &&
    !event.isComposing &&
    !event.altKey &&
    !isOthers(event) &&
    !isCovered();

  const second = useEffectEvent((event: KeyboardEvent) => {
    if (event.timeStamp > goUntil.current || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Shift') return;
    goUntil.current = 0;
    const pressed = event.key.toUpperCase();
    const target = goKeysOf(workspace).find(({ key }) => key === pressed);
    if (!target || !isOurs(event)) return;
    // Prevents the letter from also triggering the screen's own shortcut.
    event.preventDefault();
    event.stopImmediatePropagation();
    afterPaint(() => void router.navigate(target.page));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) {
      const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
      if (!isUndo || !isOurs(event, undoBelongsToOthers)) return;
      if (pendingChanges.hasAny()) {
        event.preventDefault();
        void pendingChanges.settled().then(() => !isCovered() && undoBar.undo());
      } else if (undoBar.undo()) event.preventDefault();
      return;
    }
    if (!isOn || !isOurs(event)) return;
    if (event.key === 'g') {
      goUntil.current = event.timeStamp + patience;
      return;
    }
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const first = (event: KeyboardEvent) => second(event);
    const then = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', first, { capture: true });
    document.addEventListener('keydown', then);
    return () => {
      window.removeEventListener('keydown', first, { capture: true });
      document.removeEventListener('keydown', then);
    };
  }, []);
}
