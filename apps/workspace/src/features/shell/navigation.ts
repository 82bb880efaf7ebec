import type { NavEntry, NavLink } from '@brandroom/ui/nav-entry';
import { CalendarDays, FileText, FolderOpen, Layers, LayoutDashboard, Plus } from 'lucide-react';

import { shellMessages } from './shell.messages';

const messages = shellMessages.navigation;

type Place = Omit<NavLink, 'isCurrent'>;
type Entry = Place | { label: string; icon: NavLink['icon']; links: readonly Place[] };

const entries: readonly Entry[] = [
  { label: messages.dashboard, href: '/', icon: LayoutDashboard },
  {
    label: messages.content,
    icon: FileText,
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
 * Returns the side navigation at a path: Dashboard is current on its own path only, every other
 * entry also on the paths below it.
 */
export function navigationAt(path: string): readonly NavEntry[] {
  const at = (place: Place): NavLink => ({ ...place, isCurrent: isAt(place.href, path) });
  return entries.map((entry) =>
    'links' in entry ? { ...entry, links: entry.links.map(at) } : at(entry),
  );
}
