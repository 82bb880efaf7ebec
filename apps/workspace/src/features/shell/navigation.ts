import type { NavEntry, NavLink } from '@brandroom/ui/nav-entry';
import { CalendarDays, FolderOpen, Layers, LayoutDashboard, Plus } from 'lucide-react';

import { shellMessages } from './shell.messages';

const messages = shellMessages.navigation;

type Place = Omit<NavLink, 'isCurrent'>;
type Entry = Place | { label: string; links: readonly Place[] };

const entries: readonly Entry[] = [
  { label: messages.dashboard, href: '/', icon: LayoutDashboard },
  {
    label: messages.content,
    links: [
      { label: messages.calendar, href: '/content/calendar', icon: CalendarDays },
      { label: messages.create, href: '/content/create', icon: Plus },
      { label: messages.images, href: '/content/generate-images', icon: Layers },
    ],
  },
  { label: messages.files, href: '/files', icon: FolderOpen },
];

function isAt(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}

/**
 * The side navigation as seen from a path: Dashboard is current on its own path only, every other
 * place on the paths below it too (spec section 2.4).
 */
export function navigationAt(path: string): readonly NavEntry[] {
  const at = (place: Place): NavLink => ({ ...place, isCurrent: isAt(place.href, path) });
  return entries.map((entry) =>
    'links' in entry ? { ...entry, links: entry.links.map(at) } : at(entry),
  );
}
