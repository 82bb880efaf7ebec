import preview from '@brandroom/stories/preview';
import { Button } from '@brandroom/ui/Button';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { ToastRegion } from '@brandroom/ui/ToastRegion';
import { expect, within } from 'storybook/test';

import { OverlayButton } from './OverlayButton';
import type { OverlayProps } from './OverlayButton';
import { overlayMessages as messages } from './overlay.messages';

const Missing = lazyPart<OverlayProps>(() => Promise.reject(new Error('Not loaded.')));

function MissingOverlay() {
  return (
    <>
      <OverlayButton
        overlay={Missing}
        props={{}}
        popup="menu"
        button={(props) => <Button {...props}>Options</Button>}
      />
      <ToastRegion />
    </>
  );
}

const meta = preview.meta({ title: 'Parts/OverlayButton', component: MissingOverlay });

/** Code that could not be preloaded on hover or focus is reported at a press, not before. */
export const NotLoaded = meta.story({
  render: () => <MissingOverlay />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Options' });
    await userEvent.hover(button);
    button.focus();
    await userEvent.click(button);
    const toasts = await within(document.body).findAllByRole('alertdialog');
    await expect(toasts).toHaveLength(1);
    await expect(toasts[0]).toHaveTextContent(messages.failed);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
