import type { ToOptions } from '@tanstack/react-router';

import type { Workspace } from '../brand/workspace';
import { canSeeScreen, screenEntries } from '../navigation/screens';

interface GoKey {
  readonly key: string;
  readonly label: string;
  readonly page: ToOptions;
}

/** The address of a page as links write it: only the dashboard's ends with a slash. */
type LinkPath<Path extends string> = Path extends `${infer Parent extends `/${string}`}/`
  ? Parent
  : Path;

const linkPath = <const Path extends string>(path: Path) =>
  path.replace(/(?<=.)\/$/u, '') as LinkPath<Path>;

/** Returns a letter after G as it is shown. */
export const shownGoKey = (key: string): string => `G then ${key}`;

/** Returns the letters after G with the screens and views that a person may open. */
export function goKeysOf(workspace: Pick<Workspace, 'user' | 'brandId'>): readonly GoKey[] {
  return screenEntries
    .filter((entry) => canSeeScreen(entry, workspace))
    .flatMap(({ label, path, goKey, views = [] }): GoKey[] => {
      const to = linkPath(path);
      return [
        ...(goKey === null ? [] : [{ key: goKey, label, page: { to } }]),
        ...views.map(({ goKey: key, search, ...view }) => ({ key, ...view, page: { to, search } })),
      ];
    });
}
