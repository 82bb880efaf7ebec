import type { NavEntry, NavLink } from '@brandroom/ui/nav-entry';

import type { Workspace } from '../../shared/brand/workspace';
import type { ScreenEntry } from '../../shared/navigation/screens';
import { canSeeScreen, screens } from '../../shared/navigation/screens';

function isAt(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(href.replace(/\/?$/u, '/'));
}

/**
 * Returns the side navigation for a path, without pages that the person may not see: Dashboard is
 * current only on its own path, every other entry also on the paths below it.
 */
export function navigationAt(
  path: string,
  workspace: Pick<Workspace, 'user' | 'brandId'>,
): readonly NavEntry[] {
  const at = (entry: ScreenEntry): NavLink[] => {
    const { label, path: href, icon } = entry;
    return canSeeScreen(entry, workspace)
      ? [{ label, href, icon, isCurrent: isAt(href, path) }]
      : [];
  };
  return screens.flatMap((entry): NavEntry[] => {
    if (!('links' in entry)) return at(entry);
    const links = entry.links.flatMap(at);
    return links.length === 0 ? [] : [{ ...entry, links }];
  });
}
