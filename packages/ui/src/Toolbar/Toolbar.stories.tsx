import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { SearchField } from '../SearchField/SearchField';
import { Toolbar } from './Toolbar';

const meta = preview.meta({
  title: 'Layout/Toolbar',
  component: Toolbar,
  args: {
    label: 'Filter files',
    children: <SearchField label="Search files" placeholder="Search files..." />,
    end: <Button>Upload Files</Button>,
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
