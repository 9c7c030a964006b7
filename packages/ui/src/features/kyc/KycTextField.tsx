import { useSelector } from '@xstate/react';
import { TextField, type TextFieldProps } from '../../components/TextField';
import { useFieldProblem } from '../../components/Toast';
import { useMessages } from '../../messages';
import { kycMessages } from './messages';
import type { KycActor } from './kycMachine';
import { isBlank } from '../../format';
import type { KycAnswers } from './kycRules';

interface KycTextFieldProps extends Pick<
  TextFieldProps,
  'type' | 'dir' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'description'
> {
  actor: KycActor;
  answer: keyof KycAnswers;
  /** Whether to show an error if the field is empty after Continue was pressed. @default false */
  isRequired?: boolean;
}

/** One text field. Selects only its own value, so that a key press re-renders only this field. */
export function KycTextField({ actor, answer, isRequired = false, ...props }: KycTextFieldProps) {
  const t = useMessages(kycMessages);
  const getProblem = useFieldProblem();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const value = useSelector(actor, ({ context }) => context.answers[answer]);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isMissing = isRequired && isBlank(value);
  return (
    <TextField
      {...props}
      label={t(answer)}
      isRequired={isRequired}
      isOptional={!isRequired}
      isReadOnly={isBusy}
      value={value}
      onChange={(text) => actor.send({ type: 'answers.changed', answers: { [answer]: text } })}
      errorMessage={
        isMissing ? getProblem(problem, 'missingInformation', 'addressRequired') : undefined
      }
    />
  );
}
