import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { ActionBar } from '@brandroom/ui/ActionBar';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Card } from '@brandroom/ui/Card';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { showToast } from '@brandroom/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';

import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { useForm } from '../../../shared/form/use-form';
import { useKeptDraft } from '../../../shared/form/use-kept-draft';
import { tellDone } from '../../../shared/page/just-done';
import { calendarHref, calendarPlace } from '../calendar-place';
import { commandKey } from '../command-key';
import { contentMessages } from '../content.messages';
import type { ContentValues } from '../content-values';
import { inPost, isPosts, newPost, postsSchema } from '../posts';
import { useOpenAction } from '../use-open-action';
import { ContentFields } from './ContentFields';

const messages = contentMessages.create;

/** One card a post; all are created together, each exactly once however often it is sent. */
export function CreatePostsForm({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const client = useClient();
  const navigate = useNavigate();
  const open = useOpenAction();
  const form = useForm({
    schema: postsSchema,
    initial: { posts: [newPost()] },
    onSubmit: async ({ posts }) => {
      const ids: ContentId[] = [];
      // One after another, so that the list shows them as they were written.
      for (const [position, { key, ...written }] of posts.entries()) {
        const idempotencyKey = await commandKey(key, written);
        const { id } = await client.content
          .create({ brandId, ...written }, { context: { idempotencyKey } })
          .catch((error: unknown) => {
            keepRest(posts.slice(0, position).map(({ draft }) => draft.title));
            throw Object.assign(new Error(), inPost(0, error));
          });
        ids.push(id);
      }
      await kept.forget();
      leave(
        posts.map(({ draft }) => draft.title),
        ids,
      );
    },
  });
  const kept = useKeptDraft(form, { key: `${user.id}/${brandId}/create`, isValues: isPosts });
  const { posts } = form.values;

  /** Takes the posts that were stored out of the form, so that sending the rest makes no copies. */
  function keepRest(stored: readonly string[]) {
    if (stored.length === 0) return;
    form.set({ posts: form.values.posts.slice(stored.length) }, ['posts']);
    showToast({ title: messages.created(stored) });
  }
  function leave(titles: readonly string[], [id, ...others]: readonly ContentId[]) {
    form.reset();
    const isOne = id !== undefined && others.length === 0;
    tellDone({ title: messages.created(titles), ...(isOne ? { action: open(id) } : {}) });
    void navigate({ to: '/content/calendar', search: calendarPlace(), ignoreBlocker: true });
  }
  const change = (position: number, values: Partial<ContentValues>) =>
    form.set(
      { posts: posts.map((post, i) => (i === position ? { ...post, ...values } : post)) },
      Object.keys(values).map((name) => `posts.${position}.${name}`),
    );
  const add = () => {
    form.set({ posts: [...posts, newPost(posts.at(-1))] }, []);
    announce(messages.added(posts.length + 1));
    focusPost(posts.length + 1, posts.length + 1);
  };
  const remove = (position: number) => {
    form.set({ posts: posts.filter((_, i) => i !== position) }, ['posts']);
    announce(messages.removed(position + 1));
    focusPost(Math.max(position, 1), posts.length - 1);
  };

  return (
    <Form
      onSubmit={form.submit}
      failedAttempts={form.failedAttempts}
      onIncompleteChange={form.onIncompleteChange}
    >
      <LeaveGuard form={form} />
      <RestoredNotice kept={kept} />
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      {posts.map((post, i) => (
        <Card key={post.key}>
          <Section
            title={messages.post(i + 1, posts.length)}
            actions={
              posts.length > 1 && (
                <Button
                  variant="quiet"
                  icon={Trash2}
                  aria-label={messages.removeNamed(i + 1)}
                  onPress={() => remove(i)}
                >
                  {messages.remove}
                </Button>
              )
            }
          >
            <ContentFields
              type="social"
              brandId={brandId}
              headingLevel={3}
              values={post}
              set={(values) => change(i, values)}
              isReadOnly={form.isSubmitting}
              problem={(name) => form.problem(`posts.${i}.${name}`)}
            />
          </Section>
        </Card>
      ))}
      <Stack align="start">
        <Button icon={Plus} onPress={add}>
          {messages.add}
        </Button>
      </Stack>
      <ActionBar>
        <ButtonLink href={calendarHref()}>{messages.cancel}</ButtonLink>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isSubmitting}
          pendingLabel={messages.pending}
        >
          {messages.submit}
        </Button>
      </ActionBar>
    </Form>
  );
}

/** Moves focus to the first field of a post, once it is drawn. */
function focusPost(position: number, count: number): void {
  requestAnimationFrame(() => {
    const card = document.querySelector(`[aria-label="${messages.post(position, count)}"]`);
    card?.querySelector<HTMLElement>('select, input')?.focus();
  });
}
