import { FieldPending } from '@brandroom/ui/FieldPending';
import type { TagInputProps } from '@brandroom/ui/TagInput';

import { Load } from '../../../shared/load/Load';
import { lazyPart } from '../../../shared/load/lazy-part';
import type { MarkdownEditorProps } from './BlogTools';
import { writingMessages } from './writing.messages';

/** Loaded after the screen, because posts and emails do not use it. */
const MarkdownEditor = lazyPart(async () => (await import('./BlogTools')).MarkdownEditor);
const TagEditor = lazyPart(async () => (await import('./BlogTools')).TagEditor);

/** The text of a blog post with its tools, and until they are here a place of their size. */
export function BlogBody(props: MarkdownEditorProps) {
  const { label, description } = props;
  return (
    <Load
      label={writingMessages.fields.loading(label)}
      skeleton={<FieldPending label={label} description={description} shape="text" />}
    >
      <MarkdownEditor {...props} />
    </Load>
  );
}

/** The tags of a blog post, and until their field is here a place of its size. */
export function BlogTags(props: TagInputProps) {
  const { label, description } = props;
  return (
    <Load
      label={writingMessages.fields.loading(label)}
      skeleton={<FieldPending label={label} description={description} isOptional />}
    >
      <TagEditor {...props} />
    </Load>
  );
}
