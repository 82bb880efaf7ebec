import type { HeadingLevel } from '@brandroom/ui/Heading';
import { Prose } from '@brandroom/ui/Prose';
import { Text } from '@brandroom/ui/Text';
import type { Tokens } from 'marked';
import { useMemo } from 'react';

import { headingLevels } from './heading-levels';
import { markdownTokens } from './markdown-tokens';
import type { OutlineHeading } from './MarkdownParts';
import { MarkdownParts } from './MarkdownParts';

/** The sizes of the text's headings, largest first. */
const sizes = ['title', 'lead', 'body'] as const;

interface MarkdownTextProps {
  text: string;
  /** The level of the heading above the text; the text's own headings start below it. */
  headingAbove: HeadingLevel;
  /** The size of the text's top headings; smaller than the heading above. */
  largest?: (typeof sizes)[number];
}

/**
 * Renders Markdown for readers. Builds elements from the tokens, so no text becomes markup: HTML
 * shows as source text, and an external image is named but not loaded.
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
