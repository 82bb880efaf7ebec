import type { userEvent as userEventType } from 'storybook/test';
import { screen } from 'storybook/test';

/** Opens a tab beside the form. */
export const openTab = async (userEvent: Pick<typeof userEventType, 'click'>, name: string) =>
  userEvent.click(await screen.findByRole('tab', { name }));
