import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef, useState } from 'react';

import type { Form } from '../../../shared/form/use-form';
import type { ContentValues } from '../item/content-values';
import { pageMessages } from '../../../shared/page/page.messages';
import { createMessages as messages } from './create.messages';
import { PostCard } from './PostCard';
import type { CreateValues, Post } from './posts';
import { isBlank } from './posts';

interface PostCardsProps {
  brandId: BrandId;
  form: Form<CreateValues>;
  type: ContentType;
  posts: readonly Post[];
  change: (position: number, values: Partial<ContentValues>) => void;
  add: () => void;
  remove: (position: number) => void;
  putBack: (position: number, post: Post) => void;
  /** A small control beside the label of the first card's text. */
  textAction: ReactNode;
}

/** The cards of a type. A removed card can be restored in place, with its text. */
export function PostCards({ brandId, form, type, posts, textAction, ...create }: PostCardsProps) {
  const [removed, setRemoved] = useState<{ position: number; post: Post } | null>(null);
  const { cards, focusOn } = useFocusOnCard(posts.length);
  const place = type === 'social' ? removed && Math.min(removed.position, posts.length) : null;
  const undo = removed && (
    <InlineAlert
      isLive
      title={messages.removed(removed.position + 1)}
      actions={
        <Button
          size="small"
          isDisabled={form.isSubmitting}
          onPress={() => {
            focusOn(removed.position);
            create.putBack(removed.position, removed.post);
            setRemoved(null);
          }}
        >
          {pageMessages.undo}
        </Button>
      }
    />
  );
  return (
    <>
      <Stack gap={32} ref={cards}>
        {posts.map((post, i) => (
          <Fragment key={post.key}>
            {place === i && undo}
            <PostCard
              brandId={brandId}
              type={type}
              post={post}
              position={i + 1}
              count={posts.length}
              set={(values) => create.change(i, values)}
              isReadOnly={form.isSubmitting}
              textAction={i === 0 ? textAction : undefined}
              problem={(name) => form.problem(`${type}.${i}.${name}`)}
              onRemove={() => {
                focusOn(Math.max(i - 1, 0));
                create.remove(i);
                if (isBlank(post)) announce(messages.removed(i + 1));
                else setRemoved({ position: i, post });
              }}
            />
          </Fragment>
        ))}
        {place === posts.length && undo}
      </Stack>
      {type === 'social' && (
        <Stack align="start">
          <Button
            icon={Plus}
            isDisabled={form.isSubmitting}
            onPress={() => {
              focusOn(posts.length);
              create.add();
            }}
          >
            {messages.add}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** Moves focus to the first field of a card after the cards have changed. */
function useFocusOnCard(count: number) {
  const cards = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const all = cards.current?.querySelectorAll(':scope > :has(input)');
    all?.[wanted.current]?.querySelector<HTMLElement>('[name=title]')?.focus();
    wanted.current = undefined;
  }, [count]);
  return {
    cards,
    focusOn: (position: number) => {
      wanted.current = position;
    },
  };
}
