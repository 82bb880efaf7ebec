import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Disclosure } from '../Disclosure/Disclosure';
import { SearchField } from '../SearchField/SearchField';
import { TextField } from '../TextField/TextField';
import { Toolbar } from './Toolbar';

const meta = preview.meta({
  title: 'Layout/Toolbar',
  component: Toolbar,
  args: {
    label: 'Filter files',
    children: <SearchField label="Search files" placeholder="Search files..." />,
    end: <Button>Upload Files</Button>,
  },
  parameters: guide({
    purpose: 'A named row of controls that belong together.',
    avoid: 'For one or two buttons use Inline.',
    keys: [{ keys: ['Tab'], does: 'Goes to the next control', story: 'EachControlIsAStop' }],
    dos: ['Name it after what its controls do: "Filter files".'],
    donts: ['Name it "Toolbar".'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const WithMoreBelow = meta.story({
  args: {
    below: (
      <Disclosure title="More filters" isDefaultOpen>
        <SearchField label="Search folders" placeholder="Search folders..." />
      </Disclosure>
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Filter files' });
    const [files, folders] = within(group).getAllByRole('searchbox');
    const above = files?.getBoundingClientRect().bottom ?? 0;
    await expect(folders?.getBoundingClientRect().top ?? 0).toBeGreaterThan(above);
  },
});

/** What is said below one field leaves the others where they are. */
export const WithAProblem = meta.story({
  args: {
    children: (
      <>
        <TextField label="From" errorMessage="Choose a day before the last one." />
        <TextField label="To" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('textbox').map((each) => each.getBoundingClientRect());
    await expect(from?.top).toBe(to?.top);
  },
});

export const EachControlIsAStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Filter files' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toHaveFocus();
  },
});
