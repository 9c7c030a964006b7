import { Button } from '@rad-wallet/ui/Button';
import { Stack } from '@rad-wallet/ui/Stack';
import { useToast, type ToastContent } from '@rad-wallet/ui/Toast';

export interface ToastButtonsProps {
  toasts: ToastContent[];
}

/** Buttons that call `useToast`, like a screen. Only the latest toast is shown, at the top, for five seconds. */
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
