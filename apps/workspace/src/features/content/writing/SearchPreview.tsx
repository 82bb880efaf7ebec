import { cutOff, searchCuts, slugOf } from '@brandroom/domain/content/cut-off';
import { SearchSnippet } from '@brandroom/ui/SearchSnippet';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import type { ContentValues } from '../item/content-values';
import { NotYet } from './NotYet';
import { writingMessages } from './writing.messages';

const messages = writingMessages.preview.blog;

/** A blog post as a search result: with its SEO fields, else its title and excerpt. */
export function SearchPreview({ values }: { values: ContentValues }) {
  const { title, seoTitle, seoDescription, excerpt } = values;
  return (
    <Stack gap={8}>
      <SearchSnippet
        label={messages.figure}
        address={messages.address(slugOf(title))}
        title={shown(seoTitle, title, searchCuts.title) ?? <NotYet>{messages.noTitle}</NotYet>}
        description={
          shown(seoDescription, excerpt, searchCuts.description) ?? (
            <NotYet>{messages.noDescription}</NotYet>
          )
        }
      />
      <Text size="caption" tone="muted">
        {messages.cuts(searchCuts.title, searchCuts.description)} {messages.addressHelp}
      </Text>
    </Stack>
  );
}

/** Returns the first non-empty text, cut to its visible length; null if both are empty. */
function shown(first: string, second: string, limit: number): string | null {
  const text = first.trim() || second.trim();
  const { shown: start, isCut } = cutOff(text, limit);
  if (text === '') return null;
  return isCut ? `${start}…` : start;
}
