import type { NavLink } from '@brandroom/ui/nav-entry';
import { expect, test } from 'vitest';

import { navigationAt } from './navigation';

function currentAt(path: string): string[] {
  const links: NavLink[] = navigationAt(path).flatMap((entry) =>
    'links' in entry ? entry.links : [entry],
  );
  return links.filter(({ isCurrent }) => isCurrent).map(({ label }) => label);
}

test('the dashboard is current on its own path only', () => {
  expect(currentAt('/')).toEqual(['Dashboard']);
  expect(currentAt('/files')).toEqual(['File Library']);
});

test('a place is current on the paths below it', () => {
  expect(currentAt('/content/calendar')).toEqual(['Calendar']);
  expect(currentAt('/files/one')).toEqual(['File Library']);
});

test('a path that only begins with the same letters is another place', () => {
  expect(currentAt('/files-of-mine')).toEqual([]);
  expect(currentAt('/content/edit/content_1')).toEqual([]);
});
