import { Button } from '@rad-wallet/ui/Button';
import { Stack } from '@rad-wallet/ui/Stack';
import { useToast, type ToastContent } from '@rad-wallet/ui/Toast';

export interface ToastButtonsProps {
  /** What each button shows, named by its title. */
  toasts: ToastContent[];
}

/** Buttons that show toasts through `useToast`, as a screen does. The slot at the upper edge holds the newest one for five seconds. */
export function ToastButtons({ toasts }: ToastButtonsProps) {
  const showToast = useToast();
  return (
    <Stack gap={2}>
      {toasts.map((toast) => (
        <Button key={toast.title} variant="outline" onPress={() => showToast(toast)}>
          {`Show: ${toast.title}`}
        </Button>
      ))}
    </Stack>
  );
}
