import type { NavEntry, NavLink } from '@brandroom/ui/nav-entry';
import type { RegisteredRouter } from '@tanstack/react-router';
import { CalendarDays, FolderOpen, Layers, LayoutDashboard, Plus } from 'lucide-react';

/** The address of a page that needs no more than its path. */
type PagePath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;

type Place = Omit<NavLink, 'isCurrent' | 'href'> & { href: PagePath };
type Entry = Place | { label: string; links: readonly Place[] };

/** Every line of the side navigation, with its words. */
const entries: readonly Entry[] = [
  { label: 'Dashboard', href: '/', icon: LayoutDashboard },
  {
    label: 'Content',
    links: [
      { label: 'Calendar', href: '/content/calendar', icon: CalendarDays },
      { label: 'Create', href: '/content/create', icon: Plus },
      { label: 'Generate images', href: '/content/generate-images', icon: Layers },
    ],
  },
  { label: 'File Library', href: '/files', icon: FolderOpen },
];

function isAt(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}

/**
 * Returns the side navigation at a path: Dashboard is current on its own path only, every other
 * entry also on the paths below it.
 */
export function navigationAt(path: string): readonly NavEntry[] {
  const at = (place: Place): NavLink => ({ ...place, isCurrent: isAt(place.href, path) });
  return entries.map((entry) =>
    'links' in entry ? { ...entry, links: entry.links.map(at) } : at(entry),
  );
}
