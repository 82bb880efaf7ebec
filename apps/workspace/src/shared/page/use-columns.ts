import { useState } from 'react';

import { useWorkspace } from '../brand/workspace';
import { personStorage } from '../storage/person-storage';

/** The choice in which no column is shown. */
const nothing = 'none';

interface ColumnsOptions<Column extends string> {
  /** The list: `content`. */
  list: string;
  /** The choice in the address: `channel,date`. */
  address: string | undefined;
  all: readonly Column[];
  /** Those that are shown before anyone has chosen. */
  first: readonly Column[];
  /** Takes the choice to the address; undefined for the first columns. */
  onChange: (address: string | undefined) => void;
}

/**
 * The columns of a list that are shown: those of the address, else those that this person chose last in this browser,
 * else the first ones.
 */
export function useColumns<Column extends string>(options: ColumnsOptions<Column>) {
  const { list, address, all, first, onChange } = options;
  const key = `columns-${list}-${useWorkspace().user.id}`;
  const [kept, setKept] = useState(() => personStorage.get(key));
  const chosen = (address ?? kept)?.split(',');
  return {
    shown: chosen ? all.filter((each) => chosen.includes(each)) : first,
    choose: (ids: readonly string[]) => {
      const text = all.filter((each) => ids.includes(each)).join(',') || nothing;
      const next = text === first.join(',') ? null : text;
      if (next === null) personStorage.remove(key);
      else personStorage.set(key, next);
      setKept(next);
      onChange(next ?? undefined);
    },
  };
}
