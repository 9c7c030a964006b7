import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger';
import { Button, type ButtonProps } from '../Button';

interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'icon' | 'isPending' | 'isDisabled' | 'aria-label' | 'children'
> {
  acceptedFileTypes?: readonly string[];
  camera?: 'user' | 'environment';
  buttonRef?: Ref<HTMLButtonElement>;
  /** The file, or null when the dialog was closed without one. */
  onChoose: (file: File | null) => void;
}

/** A button that opens the device's file dialog, or its camera. */
export function FileButton({
  acceptedFileTypes,
  camera,
  buttonRef,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onCancel = useEffectEvent(() => onChoose(null));

  // React does not listen to `cancel` on an input.
  useEffect(() => {
    const element = input.current;
    const listener = () => onCancel();
    element?.addEventListener('cancel', listener);
    return () => element?.removeEventListener('cancel', listener);
  }, []);

  return (
    <AriaFileTrigger
      ref={input}
      acceptedFileTypes={acceptedFileTypes}
      defaultCamera={camera}
      onSelect={(files) => onChoose(files?.[0] ?? null)}
    >
      <Button {...button} ref={buttonRef} size="sm" />
    </AriaFileTrigger>
  );
}
