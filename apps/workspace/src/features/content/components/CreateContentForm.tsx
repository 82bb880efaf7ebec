import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { whyNot } from '@brandroom/domain/rights/words';
import { ActionBar } from '@brandroom/ui/ActionBar';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Stack } from '@brandroom/ui/Stack';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { calendarHref } from '../calendar-place';
import { contentMessages } from '../content.messages';
import type { CreateStart } from '../posts';
import { useCreateForm } from '../use-create-form';
import { CampaignField } from './CampaignField';
import { PostCard } from './PostCard';
import { TypeChoice } from './TypeChoice';

const messages = contentMessages.create;

interface CreateContentFormProps {
  brandId: BrandId;
  start: CreateStart;
}

/** Type and campaign, then one card for each post, or one for an email or a blog post. */
export function CreateContentForm({ brandId, start }: CreateContentFormProps) {
  const { user } = useWorkspace();
  const reason = (type: CreateStart['type'] & string) =>
    whyNot(user, contentRight('create', type), brandId);
  const { form, kept, type, posts, change, setType, setCampaign, add, remove } = useCreateForm({
    brandId,
    start,
    mayCreate: (each) => reason(each) === null,
  });
  const { cards, focusOn } = useFocusOnCard(posts.length);

  return (
    <Form
      onSubmit={form.submit}
      failedAttempts={form.failedAttempts}
      onIncompleteChange={form.onIncompleteChange}
      onFocus={form.prepare}
    >
      <LeaveGuard form={form} />
      <RestoredNotice kept={kept} />
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      <TypeChoice value={type} onChange={setType} whyNot={reason} isDisabled={form.isSubmitting} />
      <CampaignField
        brandId={brandId}
        value={posts[0]?.campaignId ?? null}
        onChange={setCampaign}
        description={messages.campaignHelp}
        errorMessage={form.problem(`${type}.0.campaignId`)}
        isReadOnly={form.isSubmitting}
      />
      <Stack gap={24} ref={cards}>
        {posts.map((post, i) => (
          <PostCard
            key={post.key}
            brandId={brandId}
            type={type}
            post={post}
            position={i + 1}
            count={posts.length}
            set={(values) => change(i, values)}
            isReadOnly={form.isSubmitting}
            problem={(name) => form.problem(`${type}.${i}.${name}`)}
            onRemove={() => {
              focusOn(Math.max(i - 1, 0));
              remove(i);
            }}
          />
        ))}
      </Stack>
      {type === 'social' && (
        <Stack align="start">
          <Button
            icon={Plus}
            onPress={() => {
              focusOn(posts.length);
              add();
            }}
          >
            {messages.add}
          </Button>
        </Stack>
      )}
      <ActionBar>
        <ButtonLink href={calendarHref()}>{messages.cancel}</ButtonLink>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isSubmitting}
          pendingLabel={messages.pending}
        >
          {messages.submit[type]}
        </Button>
      </ActionBar>
    </Form>
  );
}

/** Moves focus to the first field of a card, once the cards have changed. */
function useFocusOnCard(count: number) {
  const cards = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const card = wanted.current === undefined ? null : cards.current?.children[wanted.current];
    wanted.current = undefined;
    card?.querySelector<HTMLElement>('select, input')?.focus();
  }, [count]);
  return {
    cards,
    focusOn: (position: number) => {
      wanted.current = position;
    },
  };
}
