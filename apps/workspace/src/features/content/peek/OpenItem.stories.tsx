import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Link } from '@brandroom/ui/Link';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PagePeek } from '@brandroom/ui/page-context';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { useApi } from '../../../shared/api/api';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { waitingInput } from '../item/list-input';
import { peekMessages as messages } from './peek.messages';
import { OpenItem } from './OpenItem';

const meta = preview.meta({
  title: 'Parts/OpenItem',
  component: OpenItem,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    ...guide({
      purpose:
        'Shows an item beside its list or calendar, with its workflow and what can be changed.',
      avoid: 'To work on a text for longer: the page of the item has previews and checks.',
      keys: [],
      dos: ['Give the same reasons for a refusal as the page.'],
      donts: ['Take the list’s place.'],
      heard: 'Pending',
    }),
  },
});

/** Shows an item beside an otherwise empty page. */
function Beside({ item, hasChip = false }: { item: ContentItem; hasChip?: boolean }) {
  return (
    <PagePeek value={<OpenItem id={item.id} brandId={item.brandId} />}>
      <Page layout="board" bar={<PageBar title="Content calendar" />}>
        {hasChip && (
          <Link href="#item" data-entry={item.id}>
            {item.title}
          </Link>
        )}
      </Page>
    </PagePeek>
  );
}

/** Shows the first item waiting for review. */
function FirstWaiting({ brandId, hasChip = false }: { brandId: BrandId; hasChip?: boolean }) {
  const { data } = useQuery(
    useApi().content.waiting.queryOptions({ input: waitingInput(brandId) }),
  );
  const [item] = data?.items ?? [];
  return item && <Beside item={item} hasChip={hasChip} />;
}

/** Shows the first approved post. */
function FirstApproved({ brandId }: { brandId: BrandId }) {
  const input = { brandId, status: 'approved', type: 'social', limit: 1 } as const;
  const { data } = useQuery(useApi().content.list.queryOptions({ input }));
  const [item] = data?.items ?? [];
  return item && <Beside item={item} />;
}
const waiting = ({ brandId }: StoryWorld) => brandId && <FirstWaiting brandId={brandId} />;

export const Pending = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText(/^Campaign/)).toBeEnabled());
    // Approve is beside the whole text, with the length that the channel shows.
    await expect(canvas.getByRole('figure', { name: 'Post on LinkedIn' })).not.toHaveTextContent(
      '… more',
    );
    await expect(canvas.getByText(/^LinkedIn shows the first 210 characters/)).toBeVisible();
  },
});

/**
 * Channel, campaign and date are changed beside the calendar, each with its own undo, and focus
 * stays in the peek.
 */
export const PropertiesInPlace = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {({ brandId }) => brandId && <FirstWaiting brandId={brandId} hasChip />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const undo = async (words: RegExp) => {
      const done = await screen.findByRole('alertdialog', { name: words });
      await userEvent.click(within(done).getByRole('button', { name: 'Undo' }));
    };
    const channel = await canvas.findByRole('combobox', { name: 'Channel' });
    await expect(channel).toHaveDisplayValue('LinkedIn');
    await userEvent.selectOptions(channel, 'Bluesky');
    await expect(await canvas.findByRole('figure', { name: 'Post on Bluesky' })).toBeVisible();
    await undo(/^Changed the channel/);
    await screen.findByRole('alertdialog', { name: /^Restored the channel/ });
    await expect(await canvas.findByRole('figure', { name: 'Post on LinkedIn' })).toBeVisible();

    const campaign = () => canvas.getByRole('combobox', { name: /^Campaign/ });
    await waitFor(() => expect(campaign()).toHaveDisplayValue('Meet the Growers'));
    await userEvent.selectOptions(campaign(), 'Winter Warmers');
    await undo(/ moved to “Winter Warmers”$/);
    await waitFor(() => expect(campaign()).toHaveDisplayValue('Meet the Growers'));

    const date = canvas.getByRole('button', { name: /^Planned for .* 2:00 PM, change$/ });
    const before = date.textContent;
    await userEvent.click(date);
    const popover = await screen.findByRole('dialog', { name: /^Move / });
    // At its row, with the list and the item still in sight.
    await waitFor(() => {
      const { bottom, left } = date.getBoundingClientRect();
      const at = popover.getBoundingClientRect();
      return expect(Math.abs(at.left - left) + Math.abs(at.top - bottom)).toBeLessThan(24);
    });
    await expect(date).toHaveAttribute('aria-expanded', 'true');
    const dialog = within(popover);
    dialog.getByRole('spinbutton', { name: /^hour/ }).focus();
    await userEvent.keyboard('5{Enter}');
    const moved = await canvas.findByRole('button', { name: / 5:00 PM, change$/ });
    await waitFor(() => expect(moved).toHaveFocus());
    await undo(/ moved to .* 5:00 PM$/);
    await waitFor(() => expect(date).toHaveTextContent(before));
  },
});

/** Arrow keys change a closed select at each press, but the choice is saved once. */
export const CampaignByKeys = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const campaign = await canvas.findByRole('combobox', { name: /^Campaign/ });
    await waitFor(() => expect(campaign).toBeEnabled());
    const said = () => screen.queryAllByRole('alertdialog', { name: / moved to | from its / });
    /** As the browser does: a closed select changes while the key is down. */
    const walk = async (key: string, option: string) => {
      await userEvent.keyboard(`{${key}>}`);
      const { value } = within(campaign).getByRole<HTMLOptionElement>('option', { name: option });
      await fireEvent.change(campaign, { target: { value } });
      await userEvent.keyboard(`{/${key}}`);
    };
    campaign.focus();
    await walk('ArrowUp', 'Opening at Harbour Yard');
    await walk('ArrowUp', 'Subscribe for Spring');
    await userEvent.keyboard('{Escape}');
    await expect(campaign).toHaveDisplayValue('Meet the Growers');
    await walk('ArrowUp', 'Opening at Harbour Yard');
    await walk('ArrowUp', 'Subscribe for Spring');
    await expect(campaign).toHaveDisplayValue('Subscribe for Spring');
    await expect(said()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: / moved to “Subscribe for Spring”$/ });
    await expect(said()).toHaveLength(1);
    await expect(campaign).toHaveFocus();
    await walk('ArrowUp', 'No campaign');
    await userEvent.tab();
    await screen.findByRole('alertdialog', { name: /^Removed “.*” from its campaign$/ });
  },
});

/** Title and properties take a row each, so that the post is read without scrolling. */
export const PostBeginsHigh = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas }) => {
    const post = await canvas.findByRole('figure', { name: 'Post on LinkedIn' });
    const peek = canvas.getByRole('region', { name: 'Two minutes with Luca' });
    await waitFor(() => expect(canvas.getByLabelText(/^Campaign/)).toBeEnabled());
    const top = post.getBoundingClientRect().top - peek.getBoundingClientRect().top;
    await expect(top).toBeLessThanOrEqual(204);
  },
});

/** A saved tag stays in place until the item is read again. */
export const Tagging = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'autumn{Enter}harvest{Enter}');
    const kept = canvas.getByRole('button', { name: 'Remove tag harvest' });
    const changes = async () => screen.findAllByRole('alertdialog', { name: /^Changed the tags/ });
    await waitFor(async () => expect(await changes()).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tag autumn' }));
    await expect(canvas.queryByRole('button', { name: 'Remove tag autumn' })).toBeNull();
    await waitFor(async () => expect(await changes()).toHaveLength(3));
    await expect(kept).toBeVisible();
  },
});

export const Writing = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit text' }));
    const text = await canvas.findByRole('textbox', { name: /^Text/ });
    await waitFor(() => expect(text).toHaveFocus());
    // A blog post has its tags in the form, and two fields would overwrite each other.
    await expect(canvas.queryByRole('textbox', { name: 'Tags' })).toBeNull();
    await userEvent.clear(text);
    await userEvent.type(text, 'Edited beside the list.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const again = await canvas.findByRole('button', { name: 'Edit text' });
    await waitFor(() => expect(again).toHaveFocus());
    await waitFor(() => expect(canvasElement).toHaveTextContent('Edited beside the list.'));
  },
});

export const EditedByAClickOnTheText = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const post = await canvas.findByRole('figure', { name: 'Post on LinkedIn' });
    await userEvent.click(within(post).getByText(/foam/));
    const text = await canvas.findByRole('textbox', { name: /^Text/ });
    await waitFor(() => expect(text).toHaveFocus());
  },
});

/** The warning is there before the first key, so that the text does not move under the caret. */
export const EditingApprovedText = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {({ brandId }) => brandId && <FirstApproved brandId={brandId} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit text' }));
    const text = await canvas.findByRole('textbox', { name: /^Text/ });
    await waitFor(() => expect(text).toHaveFocus());
    const { top } = text.getBoundingClientRect();
    await userEvent.keyboard('x');
    await expect(await canvas.findByText(/^Saving sends this item back to Pending/)).toBeVisible();
    await expect(text.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('{Backspace}');
  },
});

/** Escape right after the last key keeps the whole text. */
export const WritingStopped = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const edit = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit text' }));
      return canvas.findByRole('textbox', { name: /^Text/ });
    };
    const text = await edit();
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.clear(text);
    await userEvent.keyboard('Begun beside the list.{Escape}');
    const again = await edit();
    await waitFor(() => expect(again).toHaveValue('Begun beside the list.'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
  },
});

export const ApprovedAndTakenBack = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const undo = await within(document.body).findByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull());
    await userEvent.click(undo);
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{waiting}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Approve, Reject: /)).toBeVisible();
    const rules = canvas.getByRole('link', { name: 'See why you can’t: Approve' });
    await expect(rules).toHaveAttribute('href', expect.stringContaining('event=APPROVE'));
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

export const Gone = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {({ brandId }) =>
        brandId && (
          <PagePeek
            value={
              <OpenItem id={v.parse(contentId, 'content_1748736000000_zzzzzz')} brandId={brandId} />
            }
          >
            <Page layout="board" bar={<PageBar title="Content calendar" />}>
              {null}
            </Page>
          </PagePeek>
        )
      }
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: messages.gone })).toBeVisible();
  },
});

/** Focus returns to the page's heading when the page no longer shows the item. */
export const LeftWithoutItsItem = meta.story({
  render: () => <StoryFrame as="manager">{waiting}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});
