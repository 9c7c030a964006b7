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
  /** Called with null if the user cancels the file dialog. */
  onChoose: (file: File | null) => void;
}

export function FileButton({
  acceptedFileTypes,
  camera,
  buttonRef,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onCancel = useEffectEvent(() => onChoose(null));

  // React has no `onCancel` prop for inputs.
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
