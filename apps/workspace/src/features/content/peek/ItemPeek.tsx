import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Instant } from '@brandroom/domain/time.schema';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { useOffer } from '@brandroom/ui/offered-actions';
import { Peek } from '@brandroom/ui/Peek';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Pencil } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { formMessages } from '../../../shared/form/form.messages';
import { useApi } from '../../../shared/api/api';
import { commandShortcut } from '../../../shared/keys/command-shortcut';
import { useSingleKeys } from '../../../shared/keys/single-keys';
import { useScreenKeys } from '../../../shared/keys/use-screen-keys';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { instantNow } from '../../../shared/time/clock';
import { losesApproval, useMayChange } from '../item/offered-actions';
import { writingMessages } from '../writing/writing.messages';
import { dateError, fixedReason } from '../actions/move-rules';
import { peekMessages as messages } from './peek.messages';
import { PeekContent } from './PeekContent';
import { peekProperties } from './peek-properties';
import type { EntryQuestion } from '../actions/entry-actions';
import { entryActions } from '../actions/entry-actions';
import type { ActionQuestion } from '../actions/ActionDialogs';
import { ActionDialogs } from '../actions/ActionDialogs';
import { useEntryTools } from '../actions/use-entry-tools';
import { useMoves } from '../actions/use-moves';

/** Loaded when the person edits the text. */
const PeekEditor = lazyPart(async () => (await import('./PeekEditor')).PeekEditor);
const formId = 'peek-form';

/** The workflow steps by shortcut, as on the review desk. */
const peekKeys: Readonly<Record<string, string>> = { a: 'APPROVE', r: 'REJECT' };

interface ItemPeekProps {
  id: ContentId;
  /** Opens the neighbor in the list or grid; missing if there is no other item. */
  onStep?: ((by: -1 | 1) => void) | undefined;
  onClose: () => void;
}

/** An item beside its list: its content, its properties to edit in place, and its workflow. */
export function ItemPeek({ id, onStep, onClose }: ItemPeekProps) {
  const { data: item } = useSuspenseQuery(useApi().content.get.queryOptions({ input: { id } }));
  const hrefTo = useHref();
  const router = useRouter();
  const tools = useEntryTools();
  const context = { user: tools.user, now: instantNow(tools.clock) };
  const { move } = useMoves();
  const [question, setQuestion] = useState<ActionQuestion | null>(null);
  const mayChange = useMayChange(item);
  const [isWriting, setWriting] = useState(false);
  const editText = useRef<HTMLButtonElement>(null);
  function stopWriting() {
    flushSync(() => setWriting(false));
    editText.current?.focus();
  }
  const href = hrefTo({ to: '/content/edit/$id', params: { id } });

  function place(moved: ContentItem, at: Instant | null) {
    if (losesApproval(moved, context)) setQuestion({ kind: 'approval', item: moved, at });
    else void move(moved, at);
  }
  const ask = (kind: EntryQuestion) => setQuestion({ kind, item });
  const { transitions } = entryActions(item, {
    ...tools,
    onAsk: ask,
    onClear: () => place(item, null),
  });
  const open = transitions.filter(({ why }) => why === undefined);
  const [areKeysOn] = useSingleKeys();
  const shortcutOf = (action: string) => {
    const key = areKeysOn && Object.keys(peekKeys).find((each) => peekKeys[each] === action);
    return key ? { shortcut: key.toUpperCase() } : {};
  };
  const editKey = areKeysOn ? { shortcut: 'E' } : {};
  useScreenKeys(
    {
      ...Object.fromEntries(
        Object.entries(peekKeys).flatMap(([key, action]) =>
          open.flatMap(({ id: each, run }) => (each === action ? [[key, run]] : [])),
        ),
      ),
      e: () => void router.navigate({ to: '/content/edit/$id', params: { id } }),
    },
    { within: '[data-peek]' },
  );
  useOffer([
    ...open.map(({ id: step, label, run }) => ({
      id: step,
      label,
      ...shortcutOf(step),
      onAction: run,
    })),
    {
      id: 'edit',
      label: mayChange ? messages.edit : messages.page,
      name: messages.openPage(item.title),
      ...editKey,
      href,
    },
  ]);
  return (
    <Peek
      title={item.title}
      href={href}
      onClose={onClose}
      onEscape={isWriting ? stopWriting : undefined}
      onStep={onStep}
      {...peekProperties({
        item,
        mayChange,
        maySeeCampaigns: can(tools.user, 'campaigns.view', item.brandId),
        isWriting,
        isChannelFixed:
          item.type !== 'social' || !mayChange || isWriting || losesApproval(item, context),
        isDateFixed: fixedReason(item, context) !== undefined,
        refuses: (at) => dateError(item, at, context),
        onMove: (at) => place(item, at),
      })}
      propertiesAction={
        mayChange &&
        !isWriting && (
          <Button ref={editText} size="small" icon={Pencil} onPress={() => setWriting(true)}>
            {messages.editText}
          </Button>
        )
      }
      actions={
        isWriting ? (
          <>
            <Button variant="primary" type="submit" form={formId} shortcut={commandShortcut('S')}>
              {writingMessages.item.save}
            </Button>
            <Button onPress={stopWriting}>{formMessages.cancel}</Button>
          </>
        ) : (
          <>
            {open.map(({ id: action, label, run }, position) => (
              <Button
                key={action}
                variant={position === 0 ? 'primary' : 'secondary'}
                {...shortcutOf(action)}
                onPress={run}
              >
                {label}
              </Button>
            ))}
            <ButtonLink variant="quiet" href={href} {...editKey}>
              {mayChange ? messages.edit : messages.page}
            </ButtonLink>
          </>
        )
      }
    >
      {isWriting ? (
        <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
          <PeekEditor formId={formId} item={item} onSaved={stopWriting} />
        </Load>
      ) : (
        <PeekContent item={item} onEdit={mayChange ? () => setWriting(true) : undefined} />
      )}
      {question && (
        <ActionDialogs
          question={question}
          refuses={(each, at) => dateError(each, at, context)}
          onMove={place}
          onMoveAnyway={(each, at) => void move(each, at)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Peek>
  );
}
