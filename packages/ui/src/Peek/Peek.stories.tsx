import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Page } from '../Page/Page';
import { PagePeek } from '../Page/page-context';
import { PageBar } from '../PageBar/PageBar';
import { RowList } from '../RowList/RowList';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Text } from '../Text/Text';
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
