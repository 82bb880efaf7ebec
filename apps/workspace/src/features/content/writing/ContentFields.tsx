import type { ContentType } from '@brandroom/domain/content/content.schema';
import { limitStates } from '@brandroom/domain/content/limits';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import type { ContentValues } from '../item/content-values';
import { BlogBody, BlogTags } from './BlogFields';
import { ImageFields } from './ImageFields';
import { writingMessages } from './writing.messages';

const messages = writingMessages.fields;
/** The height of the text, in lines. */
const bodyRows = 12;

export interface ContentFieldsProps {
  /** The brand of the item; the current brand by default. */
  brandId?: BrandId;
  type: ContentType;
  values: ContentValues;
  set: (change: Partial<ContentValues>) => void;
  problem: (name: string) => string | undefined;
  isReadOnly?: boolean;
  /** Whether the content is locked; its properties may still change. */
  isLocked?: boolean;
  /**
   * The level of the headings among the fields: 2 (default) below the page's own, 3 in a section.
   */
  headingLevel?: 2 | 3;
  /** A small control beside the label of the text. */
  textAction?: ReactNode;
}

const folded = ['description', 'excerpt', 'seoTitle', 'seoDescription', 'keyword'] as const;

/** The content fields of any type; the properties are in `ContentProperties`. */
export function ContentFields({
  brandId,
  type,
  values,
  set,
  problem,
  isReadOnly = false,
  isLocked = false,
  headingLevel = 2,
  textAction,
}: ContentFieldsProps) {
  const { brandId: current } = useWorkspace();
  const isFixed = isReadOnly || isLocked;
  // Content created from a keyword keeps its keyword field even when the keyword is deleted.
  const [startedWithKeyword] = useState(values.keyword !== '');
  const hasKeyword = startedWithKeyword || values.keyword !== '';
  const field = <K extends keyof ContentValues>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: ContentValues[K]) => set({ [name]: value }),
    errorMessage: problem(name),
    label: Reflect.get(messages, name) as string,
    isReadOnly: isFixed,
  });
  const text = {
    ...field('body'),
    rows: bodyRows,
    isRequired: true,
    ...(textAction === undefined ? {} : { labelAction: textAction }),
  };
  const limits = type === 'social' ? limitStates(values, values.platform) : null;

  return (
    <Stack gap={16}>
      <TextField {...field('title')} description={messages.titleHelp[type]} isRequired />
      {type === 'email' && (
        <>
          <TextField {...field('subject')} isRequired />
          <TextField {...field('preheader')} isOptional />
        </>
      )}
      {type === 'blog' ? (
        <BlogBody
          {...text}
          description={messages.markdownHelp}
          headingAbove={headingLevel === 2 ? 1 : 2}
        />
      ) : (
        <TextArea
          {...text}
          {...(limits ? { limit: limits.characters.limit, used: limits.characters.used } : {})}
        />
      )}
      <ImageFields
        brandId={brandId ?? current}
        values={values}
        onChange={(images) => set({ images })}
        problem={problem}
        isReadOnly={isFixed}
        headingLevel={headingLevel}
        {...(limits ? { limit: limits.images.words } : {})}
      />
      {type === 'blog' && (
        <BlogTags
          label={messages.tags}
          description={messages.tagsHelp}
          value={values.tags}
          onChange={(tags) => set({ tags })}
          errorMessage={problem('tags')}
          isDisabled={isReadOnly}
          isOptional
        />
      )}
      {hasKeyword && (
        <TextField
          {...field('keyword')}
          description={messages.keywordHelp}
          isReadOnly={isReadOnly}
          isOptional
        />
      )}
      <Disclosure
        title={messages.more}
        isKept
        hasError={folded.some((name) => problem(name) !== undefined)}
      >
        <Stack gap={16}>
          {type === 'blog' && (
            <>
              <TextArea {...field('excerpt')} rows={3} isOptional />
              <TextField {...field('seoTitle')} isOptional />
              <TextArea {...field('seoDescription')} rows={2} isOptional />
            </>
          )}
          <TextArea {...field('description')} rows={2} isOptional />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
