import type { ContentType } from '@brandroom/domain/content/content.schema';
import preview from '@brandroom/stories/preview';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { emptyValues } from '../item/content-values';
import type { ContentValues } from '../item/content-values';
import { ContentFields } from './ContentFields';
import { PreviewPanel } from './PreviewPanel';
import { writingMessages } from './writing.messages';

const messages = writingMessages.preview;

const meta = preview.meta({
  title: 'Parts/PreviewPanel',
  tags: ['!autodocs'],
  component: PreviewPanel,
  parameters: { controls: { disable: true } },
});

interface ShownProps extends Pick<StoryWorld, 'brandId'> {
  type: ContentType;
  start?: Partial<ContentValues>;
  hasFields?: boolean;
}

function Shown({ brandId, type, start = {}, hasFields = false }: ShownProps) {
  const [values, setValues] = useState<ContentValues>({ ...emptyValues, ...start });
  const place = useRef<HTMLDivElement>(null);
  if (brandId === null) return null;
  return (
    <>
      {hasFields && (
        <ContentFields
          type={type}
          values={values}
          set={(change) => setValues({ ...values, ...change })}
          problem={() => undefined}
        />
      )}
      <PreviewPanel {...{ brandId, type, values, place }} headingLevel={2} />
    </>
  );
}

const framed = (props: Omit<ShownProps, 'brandId'>) => () => (
  <StoryFrame>{({ brandId }) => <Shown {...props} brandId={brandId} />}</StoryFrame>
);
const long = 'The apples are in, and the press is running from dawn to dusk. '.repeat(8).trim();
const markdown =
  '# The harvest\n\nThe **apples** are in. [Visit us](https://example.com/visit) or [ask](/ask).\n\n' +
  '- Pick at dawn\n- Press at noon\n\n> The best year since the old orchard.\n\n' +
  '| Day | Baskets |\n| --- | ---: |\n| Monday | 12 |\n\n' +
  '![A basket](https://example.com/basket.jpg)\n\n<script>alert(1)</script>';

export const Post = meta.story({
  render: framed({ type: 'social', start: { body: long } }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('figure', { name: 'Post on LinkedIn' });
    await expect(card).toHaveTextContent(/The apples are in.+ … more$/u);
    await expect(canvas.getByText(messages.social.cut('linkedin', 210))).toBeVisible();
  },
});

export const PostTooLong = meta.story({
  render: framed({ type: 'social', start: { body: long, platform: 'x' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Post on X' });
    await expect(canvas.getByText(messages.social.tooLong('x'))).toBeVisible();
    await expect(canvas.getByText(/characters too many, 4 images left\./u)).toBeVisible();
  },
});

export const EmptyPost = meta.story({
  render: framed({ type: 'social' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Post on LinkedIn' })).toHaveTextContent(
      messages.noText,
    );
  },
});

export const FollowsTheFields = meta.story({
  render: framed({ type: 'email', hasFields: true }),
  play: async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('figure', { name: 'Email on a phone' });
    await expect(within(figure).getAllByText(messages.email.noSubject)).toHaveLength(2);
    await expect(within(figure).getByText(messages.email.noPreheader)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Text'), 'Come and taste.');
    await expect(
      await within(figure).findByText(messages.email.instead('Come and taste.')),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Preheader/u), 'All weekend');
    await userEvent.type(canvas.getByLabelText('Subject line'), 'The apples are in');
    await expect(await within(figure).findByText('All weekend')).toBeVisible();
    await expect(within(figure).getAllByText('The apples are in')).toHaveLength(2);
  },
});

export const Email = meta.story({
  render: framed({
    type: 'email',
    start: {
      subject: 'The apples are in, and the press is running from dawn',
      preheader: 'Come and taste what the season has left.',
      body: `Dear friends,\n\n${long}`,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The apples are in, and the press is…')).toBeVisible();
  },
});

export const SearchResult = meta.story({
  render: framed({
    type: 'blog',
    start: { title: 'How we press apples', excerpt: 'A day at the press.', seoTitle: long },
  }),
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Search result' });
    await expect(figure).toHaveTextContent(
      /^your-site\.example › blog › how-we-press-applesThe apples .{40,50}…A day at the press\.$/u,
    );
  },
});

export const OnEveryPlatform = meta.story({
  render: framed({ type: 'social', start: { body: long } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.larger }));
    const dialog = await within(document.body).findByRole('dialog', {
      name: writingMessages.aside.preview,
    });
    await expect(within(dialog).getAllByRole('figure')).toHaveLength(5);
  },
});

export const EmailOnADesktop = meta.story({
  render: framed({ type: 'email', start: { subject: 'The apples are in', body: long } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.larger }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const figure = dialog.getByRole('figure', { name: 'Email on a desktop' });
    // It fades in.
    await waitFor(() => expect(figure).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'Phone' }));
    await expect(dialog.getByRole('figure', { name: 'Email on a phone' })).toBeVisible();
    await expect(dialog.queryByRole('figure', { name: 'Email on a desktop' })).toBeNull();
  },
});

export const BlogPage = meta.story({
  render: framed({
    type: 'blog',
    start: { title: 'How we press', excerpt: 'A day.', body: markdown },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.larger }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(
      await dialog.findByRole('heading', { name: 'How we press', level: 3 }),
    ).toBeVisible();
    await expect(
      await dialog.findByRole('heading', { name: 'The harvest', level: 4 }),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Visit us/u })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(dialog.queryByRole('link', { name: /^ask/u })).toBeNull();
    await expect(dialog.queryByRole('img')).toBeNull();
    await expect(dialog.getByText('<script>alert(1)</script>')).toBeVisible();
  },
});

export const WrittenWithTools = meta.story({
  render: framed({ type: 'blog', hasFields: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Text'), 'The harvest');
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await expect(canvas.getByLabelText('Text')).toHaveValue('## The harvest');
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(
      await canvas.findByRole('heading', { name: 'The harvest', level: 2 }),
    ).toBeVisible();
  },
});
