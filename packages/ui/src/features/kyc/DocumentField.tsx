import { useSelector } from '@xstate/react';
import { FileUpload, type FileUploadProps } from '../../components/FileUpload';
import { useFieldProblem, useToastText } from '../../components/Toast';
import { useMessages } from '../../messages';
import { kycMessages } from './messages';
import type { KycActor } from './kycMachine';
import { ACCEPTED_TYPES, rejectionToasts, type KycDocument } from './kycRules';

interface DocumentFieldProps extends Pick<FileUploadProps, 'camera' | 'description'> {
  actor: KycActor;
  document: KycDocument;
}

export function DocumentField({ actor, document, ...props }: DocumentFieldProps) {
  const t = useMessages(kycMessages);
  const text = useToastText();
  const getProblem = useFieldProblem();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const file = useSelector(actor, ({ context }) => context.files[document]);
  const note = useSelector(actor, ({ context }) => context.notes[document]);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isChecking = useSelector(actor, ({ context }) =>
    context.pending.some((pending) => pending.document === document),
  );
  const refusal = note && note !== 'cancelled' ? text({ id: rejectionToasts[note] }) : undefined;
  const missing = file
    ? undefined
    : getProblem(problem, 'documentsRequired', 'selfieRequired', 'addressRequired');
  return (
    <FileUpload
      {...props}
      label={t(document)}
      value={file}
      acceptedFileTypes={ACCEPTED_TYPES[document]}
      isPending={isChecking}
      isDisabled={isBusy}
      errorMessage={refusal?.description ?? missing}
      note={note === 'cancelled' && t(file ? 'cancelledKept' : 'cancelled')}
      onChange={(chosen) =>
        actor.send(
          chosen
            ? { type: 'file.chosen', document, file: chosen }
            : { type: 'file.removed', document },
        )
      }
      onCancel={() => actor.send({ type: 'file.cancelled', document })}
    />
  );
}
