import { instantOf } from '@brandroom/domain/time/instant';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ClockProvider } from './clock';
import { useNowOf } from './use-now-of';

it('reads the clock at first and when the value changes', () => {
  const versions = ['draft', 'draft', 'approved', 'approved', 'approved'];
  const read: string[] = [];
  let now = 0;
  function Item() {
    const [index, setIndex] = useState(0);
    now = index * 1000;
    read.push(useNowOf(versions[index]));
    if (index < versions.length - 1) setIndex(index + 1);
    return null;
  }
  renderToStaticMarkup(
    <ClockProvider value={() => now}>
      <Item />
    </ClockProvider>,
  );
  // React draws again at once where a change is found.
  const drawn = read.filter((_, index) => versions[index] === versions[index - 1] || index === 0);
  const [first, later] = [instantOf(0), instantOf(2000)];
  expect(drawn).toEqual([first, first, later, later]);
});
