import { useExplorer } from './explorer-context';

/** Single keys of the whole screen, while the part that has them is shown. */
export function ScreenKeys({ keys }: { keys: Readonly<Record<string, () => void>> }) {
  const { Shortcuts } = useExplorer();
  return Shortcuts && <Shortcuts keys={keys} />;
}
