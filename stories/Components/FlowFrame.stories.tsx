import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { FlowFrame } from '@rad-wallet/ui/FlowFrame';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Text } from '@rad-wallet/ui/Text';
import { useState } from 'react';
import { expect } from 'storybook/test';

const titles = ['Choose a contact', 'Enter the amount'];

function TwoSteps() {
  const [step, setStep] = useState(1);
  return (
    <FlowFrame step={step}>
      <Screen
        header={
          <PageHeader
            title={titles[step - 1] ?? ''}
            onBack={step > 1 ? () => setStep(step - 1) : undefined}
          />
        }
        footer={step === 1 && <Button onPress={() => setStep(2)}>Continue</Button>}
      >
        <Text>{`Step ${step} of ${titles.length}`}</Text>
      </Screen>
    </FlowFrame>
  );
}

const meta = preview.meta({ component: FlowFrame });

/** The first step does not take focus. */
export const FirstStep = meta.story({
  render: () => <TwoSteps />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: titles[0] })).not.toHaveFocus();
  },
});

export const FocusMovesToNewStep = meta.story({
  tags: ['no-visual'],
  render: () => <TwoSteps />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: titles[1] })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: titles[0] })).toHaveFocus();
  },
});
