import { InlineAlert } from '../InlineAlert/InlineAlert';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import type { ElementProps } from '../element-props';

export interface ErrorSummaryProps extends ElementProps<HTMLDivElement> {
  /** The error of the whole form: «Nothing was saved. Two things need a look.» */
  title: string;
  /** One line each, in the order of the fields. */
  errors?: readonly string[];
}

/** The errors of a whole form, first in it; takes focus after a failed attempt, so that it is read at once. */
export function ErrorSummary({ title, errors = [], ...rest }: ErrorSummaryProps) {
  return (
    <div {...rest} tabIndex={-1} data-error-summary="">
      <InlineAlert tone="danger" title={title} isLive>
        {errors.length > 0 && (
          <Stack as="ul" gap={4}>
            {errors.map((error) => (
              <Text key={error} as="li">
                {error}
              </Text>
            ))}
          </Stack>
        )}
      </InlineAlert>
    </div>
  );
}
