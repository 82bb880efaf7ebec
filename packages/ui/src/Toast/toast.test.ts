import { expect, test } from 'vitest';

import { clearToasts, loadToasts, showToast } from './toast';

test('clearing removes every toast: in sight, behind those, and not shown yet', async () => {
  // Nothing that shows toasts is loaded yet.
  showToast({ title: 'before' }, { timeout: null });
  clearToasts();
  showToast({ title: 'after' }, { timeout: null });
  const { toastQueue } = await loadToasts();
  const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title);
  await expect.poll(titles).toEqual(['after']);

  for (const title of ['2', '3', '4']) showToast({ title }, { timeout: null });
  expect(titles()).toHaveLength(3);
  // A toast with a duration is removed once it is out of sight.
  clearToasts();
  const closings = ['a', 'b', 'c', 'd'].map((title) => showToast({ title }));
  closings[3]?.();
  expect(titles()).toEqual(['c', 'b']);
  clearToasts();
  expect(titles()).toEqual([]);
  showToast({ title: '5' }, { timeout: null });
  expect(titles()).toEqual(['5']);
}, 30_000);
