import { useState } from 'react';

import { useWorkspace } from '../brand/workspace';
import { personStorage } from '../storage/person-storage';

/** The value for a choice without columns. */
const nothing = 'none';

interface ColumnsOptions<Column extends string> {
  /** The name of the list: `content`. */
  list: string;
  /** The columns in the address: `channel,date`. */
  address: string | undefined;
  all: readonly Column[];
  /** The columns shown by default. */
  first: readonly Column[];
  /** Writes the choice to the address; undefined for the default columns. */
  onChange: (address: string | undefined) => void;
}

/**
 * Returns the visible columns of a list: those of the address, else the person's last choice in
 * this browser, else the defaults.
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
