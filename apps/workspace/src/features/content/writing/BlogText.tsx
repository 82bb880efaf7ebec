import { Skeleton } from '@brandroom/ui/Skeleton';

import { lazyPart } from '@brandroom/ui/lazy-part';
import { Load } from '../../../shared/load/Load';
import { NotYet } from './NotYet';
import { writingMessages } from './writing.messages';

const messages = writingMessages.blog;
/** Loaded with the first preview, not while writing. */
const MarkdownText = lazyPart(
  async () => (await import('../../../shared/markdown/MarkdownText')).MarkdownText,
);

/** Shows the text of a blog post, or a placeholder. */
export function BlogText({ body, headingAbove }: { body: string; headingAbove: 1 | 2 | 3 }) {
  return body.trim() === '' ? (
    <NotYet>{messages.nothing}</NotYet>
  ) : (
    <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
      <MarkdownText text={body} headingAbove={headingAbove} />
    </Load>
  );
}
