import type { HeadingLevel } from '@brandroom/ui/Heading';
import { Prose } from '@brandroom/ui/Prose';
import { Text } from '@brandroom/ui/Text';
import type { Tokens } from 'marked';
import { useMemo } from 'react';

import { headingLevels } from './heading-levels';
import { markdownTokens } from './markdown-tokens';
import type { OutlineHeading } from './MarkdownParts';
import { MarkdownParts } from './MarkdownParts';

/** Of the text's own headings, from the first step below the one that it stands under. */
const sizes = ['title', 'lead', 'body'] as const;

interface MarkdownTextProps {
  text: string;
  /** Of the heading that the text stands under: its own begin below that. */
  headingAbove: HeadingLevel;
  /** Of the text's first headings; below that of the heading above. */
  largest?: (typeof sizes)[number];
}

/**
 * A text in Markdown as readers see it. Elements are built from its parts, so nothing in it becomes
 * markup: HTML stands there as it was typed, and a picture from elsewhere is told, not fetched.
 */
export function MarkdownText({ text, headingAbove, largest = 'title' }: MarkdownTextProps) {
  const tokens = useMemo(() => markdownTokens(text), [text]);
  if (!tokens) return <Text isPreserved>{text}</Text>;
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  const levels = headingLevels(
    headings.map(({ depth }) => depth),
    headingAbove,
  );
  const outline = new Map<unknown, OutlineHeading>(
    headings.map((each, i) => {
      const level = levels[i] ?? 6;
      return [
        each,
        { level, size: sizes[sizes.indexOf(largest) + level - headingAbove - 1] ?? 'body' },
      ];
    }),
  );
  return (
    <Prose>
      <MarkdownParts of={tokens} outline={outline} />
    </Prose>
  );
}
