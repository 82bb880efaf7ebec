import { expect, screen } from 'storybook/test';

/** The open menu of an item has a line for each refused step, which leads to its rule, and one to its workflow. */
export async function expectReasonsInMenu(steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const name = new RegExp(`^See why you can’t: ${step}`, 'u');
    const why = await screen.findByRole('menuitem', { name });
    const rule = `event=${step.toUpperCase()}`;
    await expect(why).toHaveAttribute('href', expect.stringContaining(rule));
  }
  const shown = screen.getByRole('menuitem', { name: 'Show in workflow' });
  const place = /^\/workflows\/content-workflow\?item=content_/u;
  await expect(shown).toHaveAttribute('href', expect.stringMatching(place));
}
