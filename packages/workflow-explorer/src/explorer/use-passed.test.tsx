import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { Place } from '../place';
import { usePassed } from './use-passed';

const start: Place = {
  view: 'outline',
  state: 'draft',
  event: 'SUBMIT',
  as: null,
  at: null,
  compare: null,
};

it('applies a second choice on top of one that is not drawn yet', () => {
  const address = { place: start };
  let choose: ReturnType<typeof usePassed>['go'] = () => undefined;
  function Explorer() {
    const { go } = usePassed(address.place, (change) => {
      address.place = { ...address.place, ...change };
    });
    choose = go;
    return null;
  }
  renderToStaticMarkup(<Explorer />);
  choose({ state: 'pending', event: null });
  choose({ view: 'table' });
  choose({ as: 'an-editor' });
  expect(address.place).toEqual({
    ...start,
    state: 'pending',
    event: null,
    view: 'table',
    as: 'an-editor',
  });
});
