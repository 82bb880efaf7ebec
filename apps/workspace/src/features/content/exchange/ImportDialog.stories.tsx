import preview from '@brandroom/stories/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryPage } from '../../../shared/testing/StoryPage';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { exchangeMessages } from './exchange.messages';
import { ExchangeActions } from './ExchangeActions';
import { ImportDialog } from './ImportDialog';

const messages = exchangeMessages.import;

const meta = preview.meta({ title: 'Parts/ImportDialog', component: ImportDialog });

const page = () => within(document.body);
/** Overlays and toasts fade in. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const button = ({ brandId }: StoryWorld) => (
  <StoryPage>
    <ExchangeActions search={{}} importTo={brandId} />
  </StoryPage>
);

const open = async () => {
  await userEvent.click(await page().findByRole('button', { name: 'More actions' }));
  const item = new RegExp(`^${exchangeMessages.export.importing}`, 'u');
  await userEvent.click(await page().findByRole('menuitem', { name: item }));
  return within(await page().findByRole('dialog', { name: messages.title }));
};
const heading = 'Type\tPlatform\tTitle\tSubject\tBody\tDate\tTime\tOwner';
const post = (title: string) => `social\tx\t${title}\t\tWords.\t2026-06-03\t14:30\tAnn`;
const withoutTitle = 'email\t\t\t\tWords.\tJune 3\t14:30\tBen';

async function paste(dialog: ReturnType<typeof within>, rows: readonly string[]) {
  await userEvent.click(dialog.getByRole('textbox', { name: messages.paste }));
  await userEvent.paste(rows.join('\n'));
  await userEvent.click(dialog.getByRole('button', { name: messages.read }));
}

export const Opened = meta.story({
  render: () => <StoryFrame as="editor">{button}</StoryFrame>,
  play: async () => {
    const dialog = await open();
    await seen(dialog.getByRole('button', { name: messages.choose }));
    await userEvent.click(dialog.getByRole('button', { name: messages.read }));
    await seen(dialog.getByText(messages.nothingPasted));
  },
});

export const Refused = meta.story({
  render: () => <StoryFrame as="editor">{button}</StoryFrame>,
  play: async () => {
    const dialog = await open();
    await paste(dialog, ['Name\tBody', 'A\tB']);
    await seen(await dialog.findByText(messages.reading.noColumns('Type, Title')));
    // The pasted text is kept for corrections.
    await expect(dialog.getByRole('textbox', { name: messages.paste })).toHaveValue(
      'Name\tBody\nA\tB',
    );
  },
});

export const Checked = meta.story({
  render: () => <StoryFrame as="editor">{button}</StoryFrame>,
  play: async () => {
    const dialog = await open();
    await paste(dialog, [heading, post('Harvest'), withoutTitle, post('Market day')]);
    await seen(await dialog.findByText(messages.summary(2, 1)));
    await seen(dialog.getByText('Owner'));
    const [, refused] = dialog.getAllByRole('row');
    if (!refused) throw new Error('The row is missing.');
    await expect(refused).toHaveTextContent('Title: Enter a title.');
    await expect(refused).toHaveTextContent(`Date: ${messages.reading.dateForm}`);
    await seen(dialog.getByRole('button', { name: messages.create(2) }));
  },
});

const dated = (date: string) => `social\tx\tHarvest of ${date}\t\tWords.\t${date}\t\tAnn`;

/** No date in the file decides between day and month: one question for the whole column. */
export const EitherOrderOfDates = meta.story({
  render: () => <StoryFrame as="editor">{button}</StoryFrame>,
  play: async () => {
    const dialog = await open();
    await paste(dialog, [heading, dated('03/06/2026'), dated('2026-06-04')]);
    const order = await dialog.findByRole('radiogroup', { name: messages.order.label });
    await expect(within(order).getByRole('radio', { name: /^Month first/u })).toBeChecked();
    await seen(dialog.getByRole('cell', { name: 'Mar 6, 2026, 9:00 AM' }));
    await seen(dialog.getByText(messages.usualTime(2, '9:00 AM')));
    await userEvent.click(within(order).getByRole('radio', { name: /^Day first/u }));
    await seen(await dialog.findByRole('cell', { name: 'Jun 3, 2026, 9:00 AM' }));
  },
});

export const BothOrdersOfDates = meta.story({
  render: () => <StoryFrame as="editor">{button}</StoryFrame>,
  play: async () => {
    const dialog = await open();
    await paste(dialog, [heading, ...['22/11/2026', '23/11/2026', '11/24/2026'].map(dated)]);
    await seen(await dialog.findByText(messages.order.mixed));
    await expect(dialog.getByRole('radio', { name: /^Day first/u })).toBeChecked();
    await seen(dialog.getByText(`Date: ${messages.reading.noMonth('24')}`));
    await seen(dialog.getByRole('button', { name: messages.refused(1) }));
  },
});

/** With a long title and a long campaign name in an error, every column stays visible. */
export const LongWords = meta.story({
  render: () => <StoryFrame as="editor">{button}</StoryFrame>,
  play: async () => {
    const dialog = await open();
    const word = 'W'.repeat(190);
    const lost = `social\tx\tHarvest\tWords.\t${word}`;
    await paste(dialog, [
      'Type\tPlatform\tTitle\tBody\tCampaign',
      lost,
      `social\tx\t${word}\tW.\t`,
    ]);
    await seen(await dialog.findByText(messages.summary(1, 1)));
    // The reading pane is focusable and has a name, so that arrow keys scroll it.
    await expect(dialog.getByRole('group', { name: messages.title })).toHaveAttribute('tabindex');
    const { right } = page().getByRole('dialog').getBoundingClientRect();
    for (const cell of [...dialog.getAllByRole('columnheader'), ...dialog.getAllByRole('cell')]) {
      await expect(cell.getBoundingClientRect().right).toBeLessThan(right);
    }
  },
});

let world: StoryWorld | undefined;

export const OfCampaigns = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {(each) => {
        world = each;
        return button(each);
      }}
    </StoryFrame>
  ),
  play: async () => {
    const dialog = await open();
    await paste(dialog, [
      `${heading}\tCampaign`,
      `${post('Harvest')}\tWinter Warmers`,
      `${post('Market day')}\tSummer Coolers`,
    ]);
    await seen(await dialog.findByText(messages.summary(1, 1)));
    const [, refused] = dialog.getAllByRole('row');
    await expect(refused).toHaveTextContent(
      `Campaign: ${messages.reading.unknownCampaign('Summer Coolers')}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: messages.create(1) }));
    await seen(await dialog.findByText(messages.created));
    if (!world?.brandId) throw new Error('The story has no brand.');
    const { brandId, services } = world;
    const { items } = await services.client.content.list({ brandId, text: 'Harvest' });
    const campaigns = await services.client.campaigns.list({ brandId });
    const created = items.find(({ title }) => title === 'Harvest');
    const wanted = campaigns.find(({ name }) => name === 'Winter Warmers');
    await expect(created?.campaignId).toBe(wanted?.id);
  },
});

export const CampaignsNotLoaded = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['campaigns.list'] }}>
      {button}
    </StoryFrame>
  ),
  play: async () => {
    const dialog = await open();
    await paste(dialog, [heading, post('Harvest')]);
    // The pasted text is kept for another try.
    await seen(await dialog.findByText(messages.unreadable));
    await seen(dialog.getByRole('button', { name: messages.read }));
  },
});

export const Created = meta.story({
  render: () => <StoryFrame as="editor">{button}</StoryFrame>,
  play: async () => {
    const dialog = await open();
    await paste(dialog, [heading, post('Harvest'), post('Market day')]);
    await userEvent.click(await dialog.findByRole('button', { name: messages.create(2) }));
    // The result is also announced.
    const done = await page().findAllByText(messages.done(2));
    await waitFor(() => expect(done.at(-1)).toBeVisible());
    await expect(page().queryByRole('dialog')).toBeNull();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['content.create'] }}>
      {button}
    </StoryFrame>
  ),
  play: async () => {
    const dialog = await open();
    await paste(dialog, [heading, post('Harvest'), post('Market day')]);
    await userEvent.click(await dialog.findByRole('button', { name: messages.create(2) }));
    await seen(await dialog.findByText(messages.failed(2)));
    await seen(dialog.getByRole('button', { name: messages.retry(2) }));
    await userEvent.click(dialog.getByRole('button', { name: messages.close }));
    const question = within(await page().findByRole('alertdialog', { name: messages.stop.title }));
    await userEvent.click(question.getByRole('button', { name: messages.stop.keep }));
    await seen(dialog.getByRole('button', { name: messages.retry(2) }));
  },
});

/** Rows already sent are stored and reported; the remaining rows are not sent. */
export const Stopped = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ latency: 1 }}>
      {button}
    </StoryFrame>
  ),
  play: async () => {
    const dialog = await open();
    const posts = Array.from({ length: 200 }, (_, at) => post(`Market day ${at + 1}`));
    await paste(dialog, [heading, ...posts]);
    const long = { timeout: 10_000 };
    const create = messages.create(posts.length);
    await userEvent.click(await dialog.findByRole('button', { name: create }, long));
    await userEvent.click(dialog.getByRole('button', { name: messages.close }));
    const question = within(await page().findByRole('alertdialog', { name: messages.stop.title }));
    await userEvent.click(question.getByRole('button', { name: messages.stop.confirm }));
    // The toast shows the result, and possibly the dialog of the import that is still open.
    const [told] = await page().findAllByText(/^\d+ drafts created$/, undefined, long);
    // Fewer than all twenty rounds of ten.
    await expect(Number.parseInt(told?.textContent ?? '', 10)).toBeLessThan(posts.length);
  },
});
