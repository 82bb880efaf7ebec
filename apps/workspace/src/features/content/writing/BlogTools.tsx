import type { MarkdownFieldProps } from '@brandroom/ui/MarkdownField';
import { MarkdownField } from '@brandroom/ui/MarkdownField';
import type { TagInputProps } from '@brandroom/ui/TagInput';
import { TagInput } from '@brandroom/ui/TagInput';

import { BlogText } from './BlogText';

export interface MarkdownEditorProps extends Omit<MarkdownFieldProps, 'preview'> {
  value: string;
  /** The level of the heading above the field. */
  headingAbove: 1 | 2;
}

/** The text field of a blog post, with formatting tools and a preview. */
export function MarkdownEditor({ headingAbove, ...field }: MarkdownEditorProps) {
  return (
    <MarkdownField
      {...field}
      preview={<BlogText body={field.value} headingAbove={headingAbove} />}
    />
  );
}

/** The tags field, which only blog posts have. */
export function TagEditor(props: TagInputProps) {
  return <TagInput {...props} />;
}
