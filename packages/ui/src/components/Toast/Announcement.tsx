import type { RenderedToast } from './toastSlot';

/** A single element, because screen readers repeat an alert for each inserted element. */
export function Announcement({ toast: { title, description } }: { toast: RenderedToast }) {
  return (
    <p>
      {title} {description}
    </p>
  );
}
