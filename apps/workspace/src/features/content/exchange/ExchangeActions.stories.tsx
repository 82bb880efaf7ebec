import preview from '@brandroom/stories/preview';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { retryLabel } from '../../../shared/api/operation-error';
import { StoryPage } from '../../../shared/testing/StoryPage';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { watchSaving } from '../../../shared/testing/watch-saving';
import { exchangeMessages } from './exchange.messages';
import { ExchangeActions } from './ExchangeActions';

const messages = exchangeMessages.export;

const meta = preview.meta({ title: 'Parts/ExchangeActions' });

function OnAPage(props: ComponentProps<typeof ExchangeActions>) {
  return (
    <StoryPage>
      <ExchangeActions {...props} />
    </StoryPage>
  );
}

const page = () => within(document.body);
/** Overlays and toasts fade in. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const choose = async (name: string) => {
  await userEvent.click(await page().findByRole('button', { name: 'More actions' }));
  await userEvent.click(
    await page().findByRole('menuitem', {
      name: new RegExp(`^${name.replace(/[().]/gu, String.raw`\$&`)}`, 'u'),
    }),
  );
};

export const AsASpreadsheet = meta.story({
  render: () => (
    <StoryFrame as="editor">{() => <OnAPage importTo={null} search={{}} />}</StoryFrame>
  ),
  play: async () => {
    const { saved, end } = watchSaving();
    await choose(messages.csv);
    await seen(await page().findByText(messages.done(120)));
    end();
    await expect(saved).toHaveLength(1);
    await expect(saved[0]?.name).toMatch(/-content-2026-03\.csv$/u);
    await expect(await saved[0]?.blob.text()).toMatch(/Type,Channel,Title/u);
    await expect(await saved[0]?.blob.text()).toContain(',Winter Warmers,');
    // A campaign is written by name, not by id.
    await expect(await saved[0]?.blob.text()).not.toContain(',campaign_');
    await expect(page().queryByRole('dialog')).toBeNull();
  },
});

export const AsACalendar = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {() => <OnAPage importTo={null} search={{ status: 'scheduled', start: '2026-01-01' }} />}
    </StoryFrame>
  ),
  play: async () => {
    const { saved, end } = watchSaving();
    await choose(messages.ics);
    await seen(await page().findByText(/items exported$/u));
    end();
    await expect(saved[0]?.name).toMatch(/-content-2026-01\.ics$/u);
    await expect(await saved[0]?.blob.text()).toMatch(/^BEGIN:VCALENDAR\r\n/u);
    await expect(await saved[0]?.blob.text()).toContain('/content/edit/content_');
  },
});

export const NothingToExport = meta.story({
  render: () => (
    <StoryFrame>{() => <OnAPage importTo={null} search={{ q: 'no such words' }} />}</StoryFrame>
  ),
  play: async () => {
    await choose(messages.csv);
    await seen(await page().findByText(messages.nothingMatches));
  },
});

export const OnItsWay = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 10 }}>
      {() => <OnAPage importTo={null} search={{}} />}
    </StoryFrame>
  ),
  play: async () => {
    await choose(messages.csv);
    const dialog = within(await page().findByRole('dialog', { name: messages.title }));
    await seen(dialog.getByRole('progressbar', { name: messages.collecting }));
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['content.list'] }}>
      {() => <OnAPage importTo={null} search={{}} />}
    </StoryFrame>
  ),
  play: async () => {
    await choose(messages.csv);
    const dialog = within(await page().findByRole('dialog', { name: messages.title }));
    await seen(await dialog.findByRole('button', { name: retryLabel }));
    await seen(dialog.getByText(messages.keptSoFar));
  },
});

export const Canceled = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 10 }}>
      {() => <OnAPage importTo={null} search={{}} />}
    </StoryFrame>
  ),
  play: async () => {
    await choose(messages.csv);
    await userEvent.click(await page().findByRole('button', { name: messages.cancel }));
    await waitFor(() => expect(page().getByRole('button', { name: 'More actions' })).toHaveFocus());
    await expect(page().queryByRole('dialog')).toBeNull();
  },
});
