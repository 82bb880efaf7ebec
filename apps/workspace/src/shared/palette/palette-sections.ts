import { matchText, searchWords } from '@brandroom/domain/search/match-words';
import type { PaletteSection } from '@brandroom/ui/palette-section';

function matching(
  sections: readonly PaletteSection[],
  typed: readonly string[],
  isForgiving: boolean,
): readonly PaletteSection[] {
  return sections.flatMap((section) => {
    const items = section.items
      .map((item) => {
        const score = matchText(item.label, typed, isForgiving);
        const words = `${item.label} ${item.description ?? ''}`;
        // A word of the label counts for more than one of the description.
        return { item, score: score > 0 ? score + 100 : matchText(words, typed, isForgiving) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ item }) => item);
    return items.length === 0 ? [] : [{ ...section, items }];
  });
}

/**
 * Returns the matching lines by section, best first; typos are accepted only without an exact
 * match.
 */
export function foundIn(
  sections: readonly PaletteSection[],
  query: string,
): readonly PaletteSection[] {
  if (query.trim() === '') return sections.filter(({ items }) => items.length > 0);
  const typed = searchWords(query);
  const exact = matching(sections, typed, false);
  return exact.length > 0 ? exact : matching(sections, typed, true);
}
