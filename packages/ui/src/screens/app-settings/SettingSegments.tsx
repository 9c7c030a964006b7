import { SegmentedControl, type Segment } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';

interface SettingSegmentsProps<Id extends string> {
  label: string;
  description: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A choice of a few, all in sight, with what it does below. */
export function SettingSegments<Id extends string>({
  description,
  ...control
}: SettingSegmentsProps<Id>) {
  return (
    <Stack gap={2}>
      <SegmentedControl {...control} isLabelHidden={false} />
      <Text size="caption" tone="muted">
        {description}
      </Text>
    </Stack>
  );
}
