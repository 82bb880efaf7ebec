import { FieldPending } from '@brandroom/ui/FieldPending';
import { lazyPart } from '@brandroom/ui/lazy-part';
import type { TagInputProps } from '@brandroom/ui/TagInput';

import { Load } from '../../../shared/load/Load';
import type { MarkdownEditorProps } from './BlogTools';
import { writingMessages } from './writing.messages';

/** Loaded after the screen, because posts and emails do not use it. */
const MarkdownEditor = lazyPart(async () => (await import('./BlogTools')).MarkdownEditor);
const TagEditor = lazyPart(async () => (await import('./BlogTools')).TagEditor);

/**
 * The text field of a blog post with its tools, with a placeholder of its size until it is loaded.
 */
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

/** The tags field of a blog post, with a placeholder of its size until it is loaded. */
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
