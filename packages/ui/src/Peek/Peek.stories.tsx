import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Page } from '../Page/Page';
import { PagePeek } from '../Page/page-context';
import { PageBar } from '../PageBar/PageBar';
import { RowList } from '../RowList/RowList';
import { Select } from '../Select/Select';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { TagInput } from '../TagInput/TagInput';
import { Text } from '../Text/Text';
import { showToast } from '../Toast/toast';
import { toastQueue } from '../Toast/toast-queue';
import { ToastRegion } from '../Toast/ToastRegion';
import { Peek } from './Peek';

const items = ['Grower letter: Selam Bekele', 'Two minutes with Luca', 'Open late on Fridays'];
const onClose = fn();

const properties = [
  { term: 'Status', detail: <StatusBadge status="pending" isPlain /> },
  { term: 'Planned for', detail: 'Dec 15, 2026, 2:00 PM' },
  { term: 'Campaign', detail: 'Meet the Growers' },
];

const meta = preview.meta({
  title: 'Overlays/Peek',
  component: Peek,
  args: {
    title: 'Two minutes with Luca',
    kind: 'LinkedIn',
    href: '#luca',
    onClose,
    properties,
    children: <Text>Luca has made some forty thousand coffees and still drinks one a day.</Text>,
    actions: <Button variant="primary">Approve</Button>,
  },
  parameters: guide({
    purpose: 'Shows one thing of a list or board beside it, with what can be done.',
    avoid: 'For a question, use ConfirmDialog; for long forms, a page.',
    keys: [
      { keys: ['Escape'], does: 'Closes; focus goes back to the thing', story: 'Walked' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Next or previous thing', story: 'Walked' },
    ],
    dos: ['Give it the address of the thing’s own page.'],
    donts: ['Keep people from the list: it is not modal.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

/** A small field with a hidden label stays in its row, as high as the facts beside it. */
export const EditedInPlace = meta.story({
  args: {
    properties: [
      ...properties.slice(0, 1),
      {
        term: 'Planned for',
        detail: (
          <Button variant="quiet" size="small">
            Dec 15, 2026, 2:00 PM
          </Button>
        ),
      },
      {
        term: 'Campaign',
        detail: (
          <Select
            label="Campaign"
            isLabelHidden
            value="growers"
            options={[{ value: 'growers', label: 'Meet the Growers' }]}
            onChange={() => undefined}
          />
        ),
      },
    ],
    propertiesAction: <Button size="small">Edit text</Button>,
    lastProperties: [
      {
        term: 'Tags',
        detail: (
          <TagInput
            label="Tags"
            isLabelHidden
            placeholder="Add a tag"
            value={['autumn', 'harvest']}
            onChange={() => undefined}
          />
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(terms.map(({ height }) => height)).toEqual([32, 32, 32, 32]);
    const [status, date, campaign] = terms.map(({ top }) => top);
    await expect([(date ?? 0) - (status ?? 0), (campaign ?? 0) - (date ?? 0)]).toEqual([32, 32]);
    const edit = canvas.getByRole('button', { name: 'Edit text' });
    const { height, top } = edit.getBoundingClientRect();
    await expect([height, top]).toEqual([32, status]);
    await userEvent.tab();
    await expect(edit).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dec 15, 2026, 2:00 PM' })).toHaveFocus();
  },
});

function Listed() {
  const [at, setAt] = useState(1);
  const title = items[at] ?? '';
  return (
    <PagePeek
      value={
        <Peek
          title={title}
          kind="LinkedIn"
          href={`#${at}`}
          onClose={onClose}
          onStep={(by) => setAt((at + by + items.length) % items.length)}
          properties={properties}
          actions={<Button variant="primary">Approve</Button>}
        >
          <Text>{title}</Text>
        </Peek>
      }
    >
      <Page layout="list" bar={<PageBar title="Content" />}>
        <RowList
          label="Content"
          rows={items.map((each, index) => ({ id: each, title: each, href: `#${index}` }))}
        />
      </Page>
    </PagePeek>
  );
}

export const BesideItsList = meta.story({ render: () => <Listed /> });

/** A toast covers none of the buttons of the open item. */
export const UnderAToast = meta.story({
  render: () => (
    <>
      <Listed />
      <ToastRegion />
    </>
  ),
  beforeEach: () => () => toastQueue.clear(),
  play: async ({ canvas }) => {
    showToast({ title: '“Two minutes with Luca” was submitted for review' }, { timeout: null });
    const close = await screen.findByRole('button', {
      name: 'Close: “Two minutes with Luca” was submitted for review',
    });
    const peek = canvas.getByRole('region', { name: 'Two minutes with Luca' });
    await waitFor(async () => {
      const toast = close.closest('[role="region"]')?.getBoundingClientRect();
      await expect(toast?.width).toBeGreaterThan(0);
      for (const button of within(peek).getAllByRole('button')) {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const isCovered =
          toast &&
          left < toast.right &&
          toast.left < right &&
          top < toast.bottom &&
          toast.top < bottom;
        await expect(isCovered).toBe(false);
      }
    });
  },
});

export const Walked = meta.story({
  render: () => <Listed />,
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.getByRole('heading', { level: 2, name });
    await expect(heading('Two minutes with Luca')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(heading('Open late on Fridays')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(heading('Grower letter: Selam Bekele')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Listed />,
  play: async ({ canvas }) => {
    const peek = canvas.getByRole('region', { name: 'Two minutes with Luca' });
    await expect(peek.getBoundingClientRect().width).toBe(window.innerWidth);
  },
});
