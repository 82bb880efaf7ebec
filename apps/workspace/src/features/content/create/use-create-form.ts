import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId, CampaignId, ContentId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { showToast } from '@brandroom/ui/toast';
import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useForm } from '../../../shared/form/use-form';
import { useAutosave } from '../../../shared/form/use-autosave';
import { notify } from '../../../shared/page/undo-bar';
import { shortText } from '../../../shared/page/short-name';
import { calendarSearch } from '../item/calendar-position';
import { commandKey } from '../item/command-key';
import type { ContentValues } from '../item/content-values';
import { emptyValues } from '../item/content-values';
import { useOpenAction } from '../item/use-open-action';
import { createMessages as messages } from './create.messages';
import type { CreateStart, CreateValues, Post } from './posts';
import {
  contentTypes,
  everyCard,
  inPost,
  newPost,
  newValues,
  startedWith,
  writtenTypes,
} from './posts';

interface CreateFormOptions {
  brandId: BrandId;
  /** The initial values from the URL, applied once, also to restored text. */
  start: CreateStart;
  /** The types that this person may create. */
  mayCreate: (type: ContentType) => boolean;
}

/**
 * The form of new content. Each type has its own cards; the visible ones are created together, each
 * exactly once even if sending is repeated. Text of the other types stays stored.
 */
export function useCreateForm({ brandId, start, mayCreate }: CreateFormOptions) {
  const { user } = useWorkspace();
  const client = useClient();
  const navigate = useNavigate();
  const open = useOpenAction();
  const form = useForm({
    schema: async () => (await import('./posts.schema')).cardsSchema,
    initial: newValues(start),
    onSubmit: async (cards) => {
      const ids: ContentId[] = [];
      // Created in sequence, so that the list shows them in the order of the form.
      for (const [position, { key, ...written }] of cards.entries()) {
        const idempotencyKey = await commandKey(key, written);
        const { id } = await client.content
          .create({ brandId, ...written }, { context: { idempotencyKey } })
          .catch((error: unknown) => {
            keepRest(cards.slice(0, position).map(({ draft }) => draft.title));
            throw Object.assign(new Error(), inPost(type, 0, error));
          });
        ids.push(id);
      }
      const rest = { ...form.values, [type]: [newPost()] };
      const others = writtenTypes(rest);
      await autosave.forget(others.length > 0 ? { ...rest, type: others[0] ?? type } : undefined);
      leave(
        cards.map(({ draft }) => draft.title),
        ids,
        others,
      );
    },
  });
  const autosave = useAutosave(form, {
    key: `${user.id}/${brandId}/create`,
    readValues: async (value) => {
      const { isCreateValues } = await import('./posts.schema');
      // Text stored by an older version has no keyword.
      const whole = (kept: CreateValues) =>
        everyCard(kept, (post) => ({ ...emptyValues, ...post }));
      return isCreateValues(value) ? startedWith(whole(value), start) : null;
    },
  });
  // Text of a type that this person may no longer create stays stored, but hidden.
  const wanted = form.values.type;
  const type = mayCreate(wanted) ? wanted : (contentTypes.find(mayCreate) ?? wanted);
  const posts = form.values[type];
  const setPosts = (next: Post[], paths: readonly string[]) => form.set({ [type]: next }, paths);

  /** Removes the stored posts from the form, so that sending the rest creates no copies. */
  function keepRest(stored: readonly string[]) {
    if (stored.length === 0) return;
    setPosts(posts.slice(stored.length), [type]);
    showToast({ title: messages.created(stored.map((each) => shortText(each))) });
  }
  function leave(
    titles: readonly string[],
    [id, ...further]: readonly ContentId[],
    others: readonly ContentType[],
  ) {
    form.reset();
    notify({
      title: messages.created(
        titles.map((each) => shortText(each)),
        others,
      ),
      // No filter shows exactly these items, so several lead to the first.
      ...(id && {
        action: further.length === 0 ? open(id) : { ...open(id), label: messages.first },
      }),
    });
    void navigate({
      to: '/content/calendar',
      search: calendarSearch(brandId),
      ignoreBlocker: true,
    });
  }

  return {
    form,
    autosave,
    type,
    posts,
    change: (position: number, values: Partial<ContentValues>) =>
      setPosts(
        posts.map((post, i) => (i === position ? { ...post, ...values } : post)),
        Object.keys(values).map((name) => `${type}.${position}.${name}`),
      ),
    setType: (next: ContentType) => {
      const isKept = writtenTypes(form.values).includes(type);
      // Without written text, changing the type does not count as a change.
      if (writtenTypes(form.values).length > 0) form.set({ type: next }, []);
      else form.show({ type: next });
      if (isKept) announce(messages.typeKept(contentTypeLabels[type]));
    },
    setCampaign: (campaignId: CampaignId | null) =>
      form.set(
        everyCard(form.values, (post) => ({ ...post, campaignId })),
        [`${type}.0.campaignId`],
      ),
    setCards: (of: ContentType, cards: Post[]) => form.set({ [of]: cards }, [of]),
    add: () => {
      setPosts([...posts, newPost(posts.at(-1))], []);
      announce(messages.added(posts.length + 1));
    },
    remove: (position: number) =>
      setPosts(
        posts.filter((_, i) => i !== position),
        [type],
      ),
    /** Restores a post at its old position, or at the end if fewer are left. */
    putBack: (position: number, post: Post) => setPosts(posts.toSpliced(position, 0, post), [type]),
  };
}
