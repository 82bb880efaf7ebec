import { expect, it } from 'vitest';

import { judgedChange } from './judged-change';

it('says better or worse only if a lower value is better', () => {
  expect(judgedChange(-9.4, false)).toEqual({
    direction: 'down',
    judgement: 'good',
    text: 'down 9% (better)',
  });
  expect(judgedChange(8, false)).toMatchObject({ judgement: 'bad', text: 'up 8% (worse)' });
  expect(judgedChange(0.2, false)).toMatchObject({ direction: 'same', judgement: 'neutral' });
  expect(judgedChange(0.2, false).text).not.toMatch(/better|worse/u);
  expect(judgedChange(8, true)).toMatchObject({ judgement: 'good', text: 'up 8%' });
  expect(judgedChange(8, null)).toMatchObject({ judgement: 'neutral', text: 'up 8%' });
});
