import { Download, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { SharedMenu } from './SharedMenu';

const files = ['summer.pdf', 'winter.pdf'];

function TwoRows() {
  const [open, setOpen] = useState<{ file: string; anchor: Element }>();
  return (
    <>
      <Inline>
        {files.map((file) => (
          <IconButton
            key={file}
            icon={Ellipsis}
            label={`Actions for ${file}`}
            aria-haspopup="menu"
            aria-expanded={open?.file === file}
            onPress={(event) => setOpen({ file, anchor: event.target })}
          />
        ))}
      </Inline>
      <SharedMenu
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
        anchor={open?.anchor ?? null}
        label={`Actions for ${open?.file ?? ''}`}
        placement="bottom start"
        sections={[
          {
            id: 'file',
            items: [
              { id: 'download', label: 'Download', icon: Download },
              { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true },
            ],
          },
        ]}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Overlays/SharedMenu',
  component: SharedMenu,
  args: { isOpen: false, onClose: () => undefined, anchor: null, label: '', sections: [] },
});

export const OneMenuForRows = meta.story({
  render: () => <TwoRows />,
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Actions for winter.pdf' });
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('menu', { name: 'Actions for winter.pdf' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
  },
});
