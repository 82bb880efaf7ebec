import { Button } from '@brandroom/ui/Button';
import { Sparkles } from 'lucide';

import { createMessages as messages } from './create.messages';

interface GenerateToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the Generate Content panel, beside the label of the text. */
export function GenerateToggle({ isOpen, onToggle }: GenerateToggleProps) {
  return (
    <Button size="small" icon={Sparkles} aria-expanded={isOpen} onPress={onToggle}>
      {messages.generate}
    </Button>
  );
}
