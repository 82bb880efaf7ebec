import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { Sparkles } from 'lucide-react';

import { createMessages as messages } from './create.messages';

interface GenerateToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the Generate Content panel; on phones from the page's menu. */
export function GenerateToggle({ isOpen, onToggle }: GenerateToggleProps) {
  const isNarrow = usePage()?.isNarrow ?? false;
  const item = { id: 'generate', icon: Sparkles, label: messages.generate, onAction: onToggle };
  if (isNarrow) return <PageMore sections={[{ id: 'generate', items: [item] }]} />;
  return (
    <Inline>
      <Button size="small" icon={Sparkles} aria-expanded={isOpen} onPress={onToggle}>
        {messages.generate}
      </Button>
    </Inline>
  );
}
