import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { PropertyBar } from '@brandroom/ui/PropertyBar';
import { Section } from '@brandroom/ui/Section';
import { Split } from '@brandroom/ui/Split';
import { Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { ContentValues } from '../item/content-values';
import { ContentFields } from '../writing/ContentFields';
import { ContentProperties } from '../writing/ContentProperties';
import { DraftAside } from '../writing/DraftAside';
import { writingMessages } from '../writing/writing.messages';
import { createMessages as messages } from './create.messages';
import type { Post } from './posts';

interface PostCardProps {
  brandId: BrandId;
  type: ContentType;
  post: Post;
  /** The position, from 1. */
  position: number;
  count: number;
  set: (values: Partial<ContentValues>) => void;
  problem: (name: string) => string | undefined;
  isReadOnly: boolean;
  onRemove: () => void;
  /** A small control beside the label of the text. */
  textAction: ReactNode;
}

/**
 * A card of the create screen: the fields of a post, an email or a blog post, with writing aids.
 */
export function PostCard({ position, count, onRemove, post, ...fields }: PostCardProps) {
  const { brandId, type } = fields;
  const place = useRef<HTMLDivElement>(null);
  const title = messages.card(type, position, count);
  return (
    <Split
      ref={place}
      asideLabel={writingMessages.aside.beside(title)}
      aside={
        <DraftAside
          {...{ brandId, type, place }}
          values={post}
          headingLevel={3}
          label={writingMessages.aside.tabs(title)}
        />
      }
    >
      <Section
        title={title}
        isTitleHidden={count === 1}
        actions={
          count > 1 && (
            <Button
              variant="quiet"
              icon={Trash2}
              isDisabled={fields.isReadOnly}
              aria-label={messages.removeNamed(position)}
              onPress={onRemove}
            >
              {messages.remove}
            </Button>
          )
        }
      >
        {/* Those of a single card are in the row below the page bar. */}
        {count > 1 && (
          <PropertyBar variant="part" label={writingMessages.fields.properties}>
            <ContentProperties {...fields} values={post} />
          </PropertyBar>
        )}
        <ContentFields {...fields} headingLevel={3} values={post} />
      </Section>
    </Split>
  );
}
