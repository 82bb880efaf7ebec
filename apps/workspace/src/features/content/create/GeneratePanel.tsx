import type { ContentType, Platform } from '@brandroom/domain/content/content.schema';
import { beginningOf } from '@brandroom/domain/content/cut-off';
import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextArea } from '@brandroom/ui/TextArea';
import { useEffect, useEffectEvent, useId, useState } from 'react';

import { pageMessages } from '../../../shared/page/page.messages';
import { failureMessages, retryLabel } from '../../../shared/api/operation-error';
import { commandShortcut, hasCommandKey } from '../../../shared/keys/command-shortcut';
import { RefusedStep } from '../../../shared/navigation/RefusedStep';
import { createMessages } from './create.messages';
import { placeTexts, wouldOverwrite } from './place-texts';
import { PlatformChoice } from './PlatformChoice';
import type { CreateValues, Post } from './posts';
import { useTextGeneration } from './use-text-generation';

const messages = createMessages.generator;

function isSameRequest(a: TextRequest | null, b: TextRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

interface GeneratePanelProps {
  brandId: BrandId;
  values: CreateValues;
  /** The type of the visible cards. */
  type: ContentType;
  setCards: (type: ContentType, cards: Post[]) => void;
  setPrompt: (prompt: string) => void;
  isDisabled: boolean;
}

/** The texts that were inserted into cards and not edited since. */
interface Laid {
  type: ContentType;
  before: Post[];
  after: Post[];
  words: string;
}

/**
 * The Generate Content panel. It never overwrites written text without asking: posts go into empty
 * or new cards, and a text for the only card of a type asks first.
 */
export function GeneratePanel({
  brandId,
  values,
  type,
  setCards,
  setPrompt,
  isDisabled,
}: GeneratePanelProps) {
  const { prompt } = values;
  const [platforms, setPlatforms] = useState<readonly Platform[]>([
    values.social.at(-1)?.platform ?? 'linkedin',
  ]);
  const [laid, setLaid] = useState<Laid | null>(null);
  const generation = useTextGeneration(brandId);
  const { state, isBusy, texts, error, send, missingFor } = generation;
  const button = useId();

  const request: TextRequest =
    type === 'social' ? { type, prompt, platforms: [...platforms] } : { type, prompt };
  const earlier = isSameRequest(generation.request, request) ? null : generation.request;
  const missing = isBusy ? [] : missingFor(request);
  const isUndoable = !isDisabled && laid !== null && values[laid.type] === laid.after;

  function generate() {
    if (isBusy || isDisabled || missing.length > 0) return;
    setLaid(null);
    send({ type: 'GENERATE', request });
  }
  function lay(offered: readonly GeneratedText[]) {
    const [text] = offered;
    if (!text) return;
    const before = values[text.type];
    const { cards, places } = placeTexts(before, offered);
    const names = places.map((place) => messages.place(text.type, place + 1));
    setCards(text.type, cards);
    setLaid({ type: text.type, before, after: cards, words: messages.ready(names) });
    send({ type: 'USE', which: 'all' });
  }
  const settle = useEffectEvent(() => {
    const [text] = texts;
    // Cards stay unchanged while they are being sent.
    if (text && !isDisabled && !wouldOverwrite(values[text.type], texts)) lay(texts);
    // If the pressed button is gone focus moves; otherwise it stays where it is.
    if (document.activeElement === document.body) document.getElementById(button)?.focus();
  });
  useEffect(() => settle(), [state, isDisabled]);

  return (
    <Stack gap={16}>
      <TextArea
        label={messages.prompt}
        description={messages.promptHelp}
        rows={3}
        value={prompt}
        onChange={setPrompt}
        isReadOnly={isBusy}
        // The person opened the panel for this field.
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !hasCommandKey(event)) return event.continuePropagation();
          // Elsewhere the same key sends the form.
          event.preventDefault();
          return generate();
        }}
      />
      {type === 'social' && (
        <PlatformChoice value={platforms} onChange={setPlatforms} isReadOnly={isBusy} />
      )}
      <Inline>
        <Button
          id={button}
          isPending={isBusy}
          pendingLabel={messages.generating}
          isDisabled={isDisabled || missing.length > 0}
          shortcut={commandShortcut('Enter')}
          onPress={generate}
        >
          {messages.generate}
        </Button>
        {isBusy && (
          <Button
            variant="quiet"
            onPress={() => {
              send({ type: 'CANCEL' });
              announce(messages.canceled);
            }}
          >
            {messages.cancel}
          </Button>
        )}
        {missing.length > 0 && (
          <RefusedStep rule={generation.rule} step={messages.generate} reasons={missing} />
        )}
      </Inline>
      {error && (
        <InlineAlert
          tone="danger"
          isLive
          title={failureMessages[error.code].title}
          actions={
            <Button size="small" onPress={() => send({ type: 'RETRY' })}>
              {retryLabel}
            </Button>
          }
        >
          {failureMessages[error.code].text}
          {earlier && ` ${messages.triesEarlier(beginningOf(earlier.prompt, 80))}`}
        </InlineAlert>
      )}
      {texts.length > 0 && (
        <InlineAlert
          isLive
          title={messages.offered}
          actions={
            <Inline>
              <Button size="small" isDisabled={isDisabled} onPress={() => lay(texts)}>
                {messages.replace}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onPress={() => {
                  send({ type: 'DISCARD' });
                  announce(messages.discarded);
                }}
              >
                {messages.discard}
              </Button>
            </Inline>
          }
        >
          <Text isPreserved>{texts[0]?.body}</Text>
        </InlineAlert>
      )}
      {isUndoable && (
        <InlineAlert
          tone="success"
          isLive
          title={laid.words}
          actions={
            <Button
              size="small"
              onPress={() => {
                setCards(laid.type, laid.before);
                setLaid(null);
                announce(messages.undone);
                document.getElementById(button)?.focus();
              }}
            >
              {pageMessages.undo}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
