import type { FileId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { PropertyBar } from '@brandroom/ui/PropertyBar';
import { Split } from '@brandroom/ui/Split';
import { useRef, useState } from 'react';
import type { userEvent as userEventType } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import type { ContentValues } from '../item/content-values';
import { emptyValues } from '../item/content-values';
import { ContentFields } from './ContentFields';
import { ContentProperties } from './ContentProperties';
import { DraftAside } from './DraftAside';
import { writingMessages } from './writing.messages';

const messages = writingMessages.brandCheck;

const meta = preview.meta({
  title: 'Parts/DraftAside',
  component: DraftAside,
  parameters: { controls: { disable: true } },
});

interface WrittenProps {
  world: StoryWorld;
  values?: Partial<ContentValues>;
  isReadOnly?: boolean;
}

function Written({ world: { brandId }, values = {}, isReadOnly = false }: WrittenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState({ ...emptyValues, ...values });
  if (brandId === null) return null;
  const fields = { brandId, type: 'social', values: written } as const;
  const form = {
    set: (change: Partial<ContentValues>) => setWritten({ ...written, ...change }),
    problem: () => undefined,
    isReadOnly,
  };
  return (
    <Split
      ref={place}
      asideLabel="Help"
      aside={<DraftAside {...fields} {...{ place, isReadOnly }} headingLevel={2} label="Help" />}
    >
      <PropertyBar label="Properties" variant="part">
        <ContentProperties {...fields} {...form} />
      </PropertyBar>
      <ContentFields {...fields} {...form} />
    </Split>
  );
}

const claim = 'Our growers are paid first. Studies show that most people agree.';
const picture = { fileId: 'file_1748736000000_100000' as FileId, alt: '' };
const openCheck = async (userEvent: Pick<typeof userEventType, 'click'>) =>
  userEvent.click(await screen.findByRole('tab', { name: /^Brand check/u }));
const text = () => screen.findByLabelText<HTMLTextAreaElement>('Text');

export const Findings = meta.story({
  render: () => (
    <StoryFrame>
      {(world) => (
        <Written world={world} values={{ title: 'Teaser', body: claim, images: [picture] }} />
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    const rule = await canvas.findByText(/is from a bad example/u);
    await expect(rule.closest('li')).toHaveTextContent(
      'Rule: Source Verification. Every figure, quote and claim names where it comes from',
    );
    await expect(await canvas.findByRole('tab', { name: 'Brand check 3' })).toBeVisible();
    // By keyboard: focus moves to the text of the finding.
    within(document.body)
      .getByRole('button', { name: /^Go to Text: “Studies show that most people agree” is from/u })
      .focus();
    await userEvent.keyboard('{Enter}');
    const field = await text();
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(
      'Studies show that most people agree',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Go to image 1: / }));
    // The name of the file, beside it for the eye, completes the label.
    const alt = canvas.getByRole('textbox', { name: /^Alt text \S.*\.\w+$/u });
    await expect(alt).toHaveFocus();
  },
});

const gone = { fileId: 'file_1748736000000_999999' as FileId, alt: '' };

export const DeletedImage = meta.story({
  render: () => (
    <StoryFrame>
      {(world) => <Written world={world} values={{ body: 'Plain words.', images: [gone] }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    await expect(
      await canvas.findByText('Image 1 was deleted from the file library.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Image 1 has no alt text.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Go to image 1: / }));
    await expect(canvas.getByRole('button', { name: /Deleted image/u })).toHaveFocus();
  },
});

/** A failed lookup says nothing about the image. */
export const ImageNotLookedUp = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.get'] }}>
      {(world) => <Written world={world} values={{ body: 'Plain words.', images: [gone] }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    await expect(await canvas.findByText('Image 1 has no alt text.')).toBeVisible();
    await expect(canvas.queryByText(/was deleted from the file library/u)).toBeNull();
  },
});

export const WhileWriting = meta.story({
  render: () => (
    <StoryFrame>{(world) => <Written world={world} values={{ platform: 'x' }} />}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    await expect(await canvas.findByText(messages.none)).toBeVisible();
    await userEvent.click(await text());
    await userEvent.paste('Studies show that growers we know');
    // Shown at the next pause, and announced once at a longer one.
    await expect(await canvas.findByText(/is from a bad example/u)).toBeVisible();
    const spoken = () => within(document.body).queryByText(messages.summary(2));
    await waitFor(() => expect(spoken()).toBeInTheDocument());
  },
});

export const OnlyToRead = meta.story({
  render: () => (
    <StoryFrame as="viewer">
      {(world) => <Written world={world} values={{ title: 'T', body: claim }} isReadOnly />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Preview' })).toBeVisible();
    await expect(await text()).toHaveAttribute('readonly');
    // Only people who can write get advice.
    await expect(canvas.queryByRole('tab', { name: /^Brand check/u })).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 10 }}>
      {(world) => <Written world={world} values={{ body: claim }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    await expect(
      await canvas.findByRole('progressbar', { name: writingMessages.aside.loading }),
    ).toBeVisible();
  },
});

export const RulesNotLoaded = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['rules.list'] }}>
      {(world) => <Written world={world} values={{ body: claim, images: [picture] }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    // Checks without brand rules still run.
    await expect(await canvas.findByText('Image 1 has no alt text.')).toBeVisible();
    const retry = await canvas.findByRole('button', { name: messages.retry });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: messages.retry })).toHaveFocus();
  },
});

export const NoRules = meta.story({
  render: () => (
    <StoryFrame brand="empty">
      {(world) => <Written world={world} values={{ body: claim }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    await expect(await canvas.findByText(messages.none)).toBeVisible();
    await expect(canvas.getByText(messages.noVoice)).toBeVisible();
  },
});

export const VoiceHidden = meta.story({
  render: () => (
    // They may write posts but may not read the brand's voice.
    <StoryFrame as="editor" without={/^(?!social\.)/u}>
      {(world) => <Written world={world} values={{ body: claim }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    await expect(
      await canvas.findByText(
        new RegExp(messages.hidden([messages.messages, messages.tones]), 'u'),
      ),
    ).toBeVisible();
  },
});

/** The same text is checked against each platform's own limits. */
export const PlatformLimits = meta.story({
  render: () => (
    <StoryFrame brand="empty">
      {(world) => (
        <Written
          world={world}
          values={{ platform: 'x', body: 'We pay the growers first. '.repeat(12) }}
        />
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openCheck(userEvent);
    await expect(await canvas.findByText(/^The text is too long for X: /u)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Platform'), 'linkedin');
    await expect(await canvas.findByText(messages.none)).toBeVisible();
  },
});
