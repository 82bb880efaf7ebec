import { anyIncludes } from '@brandroom/domain/format/fold';
import type { MenuAction, MenuActionSection } from '@brandroom/ui/menu-section';

/** The matching lines by section; lines that begin with the query come first. */
export function foundIn(
  sections: readonly MenuActionSection[],
  query: string,
): readonly MenuActionSection[] {
  return sections.flatMap((section) => {
    const found = section.items.filter(({ label }) => anyIncludes([label], query));
    const items = found.toSorted((a, b) => rank(a, query) - rank(b, query));
    return items.length === 0 ? [] : [{ ...section, items }];
  });
}

function rank({ label }: MenuAction, query: string): number {
  return label.toLowerCase().startsWith(query.trim().toLowerCase()) ? 0 : 1;
}
