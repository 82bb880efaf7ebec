import type { MarkdownFieldProps } from '@brandroom/ui/MarkdownField';
import { MarkdownField } from '@brandroom/ui/MarkdownField';
import type { TagInputProps } from '@brandroom/ui/TagInput';
import { TagInput } from '@brandroom/ui/TagInput';

import { BlogPreview, BlogText } from './BlogPreview';
import type { BlogPreviewProps } from './BlogPreview';

export interface MarkdownEditorProps extends Omit<MarkdownFieldProps, 'preview'> {
  value: string;
  /** The level of the heading above the field. */
  headingAbove: 1 | 2;
}

/** The text of a blog post: written with tools, and drawn as readers see it while that is looked at. */
export function MarkdownEditor({ headingAbove, ...field }: MarkdownEditorProps) {
  return (
    <MarkdownField
      {...field}
      preview={<BlogText body={field.value} headingAbove={headingAbove} />}
    />
  );
}

/** The tags, which nothing but a blog post has. */
export function TagEditor(props: TagInputProps) {
  return <TagInput {...props} />;
}

/** The page, as the larger preview shows it. */
export function BlogPage(props: BlogPreviewProps) {
  return <BlogPreview {...props} />;
}
