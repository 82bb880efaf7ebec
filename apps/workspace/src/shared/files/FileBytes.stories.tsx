import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';

import { FileBytes } from './FileBytes';
import { fileBytesMessages as messages } from './file-bytes.messages';

const onDownload = fn();
const bytes = new Blob(['%PDF-1.7 and nothing more'], { type: 'application/pdf' });
const meta = preview.meta({ title: 'Parts/FileBytes', component: FileBytes });
const damaged = (download?: () => void) => (
  <FileBytes
    file={{ name: 'Menu.pdf', fileType: 'application/pdf', category: 'document' }}
    kind="pages"
    bytes={bytes}
    onDownload={download}
  />
);
const patience = { timeout: 10_000 };

/** A damaged PDF can still be downloaded. */
export const DamagedPdf = meta.story({
  render: () => damaged(onDownload),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: messages.damaged }, patience);
    await expect(canvas.getByText(/Try again, or download it\./u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
});

/** People without permission to download see a message. */
export const DamagedPdfWithoutDownload = meta.story({
  render: () => damaged(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: messages.damaged }, patience);
    await expect(canvas.getByText(/You don’t have permission to download it\./u)).toBeVisible();
    await expect(canvas.queryByText(/or download it/u)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
  },
});
