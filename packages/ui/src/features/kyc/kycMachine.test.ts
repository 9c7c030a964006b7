import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { request, upload, type RequestOptions } from '../../engine/requests';
import { ProblemError } from '../../engine';
import type { SubmitKycInput } from './kycContext';
import { kycMachine } from './kycMachine';
import type { KycDocument } from './kycRules';
import { readFile } from './readFile';
import { settle } from '../../engine/testing/settle';

/** The size limit, 10 MB. docs/rules.md KYC-8. */
const LARGEST_FILE_BYTES = 10_485_760;

const createImage = (name = 'cnic.jpg', type = 'image/jpeg') =>
  new File(['picture'], name, { type });

const details = { fullName: 'Ayesha Malik', cnicNumber: 'any', dateOfBirth: '1992-04-18' };
const address = { street: '12 Mall Road', city: 'Lahore' };

function start(read: (file: File) => Promise<File> = async (file) => file, machine = kycMachine) {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const left = vi.fn();
  const actor = createActor(
    machine.provide({
      actors: { readFile: fromPromise<File, File>(({ input }) => read(input)) },
    }),
    { clock },
  );
  actor.on('toast', ({ tone, id }) => toasts.push(`${tone} ${id}`));
  actor.on('left', left);
  actor.start();
  const context = () => actor.getSnapshot().context;
  const step = () => {
    const { value } = actor.getSnapshot();
    if (typeof value === 'string') return value;
    const { verification } = value.open;
    if (typeof verification === 'string') return verification;
    return 'editing' in verification ? verification.editing : 'submitting';
  };
  const choose = (document: KycDocument, file = createImage()) =>
    actor.send({ type: 'file.chosen', document, file });
  return { actor, clock, toasts, left, context, step, choose };
}

async function fillAll(started = start()) {
  const { actor, choose } = started;
  actor.send({ type: 'answers.changed', answers: { ...details, ...address } });
  for (const document of ['cnicFront', 'cnicBack', 'selfie', 'addressProof'] as const) {
    choose(document);
  }
  await settle();
  for (let step = 1; step < 4; step += 1) actor.send({ type: 'continued' });
  return started;
}

describe('required input of each step', () => {
  it.each([{ fullName: ' ' }, { cnicNumber: '' }, { dateOfBirth: '' }])(
    'does not continue with %j',
    (blank) => {
      const { actor, step, toasts, context } = start();
      actor.send({ type: 'answers.changed', answers: { ...details, ...blank } });
      actor.send({ type: 'continued' });
      expect(step()).toBe('enteringDetails');
      expect(toasts).toEqual(['danger missingInformation']);
      expect(context().problem).toEqual({ id: 'missingInformation' });
    },
  );

  it("requires neither the father's name nor a CNIC format", () => {
    const { actor, step } = start();
    actor.send({ type: 'answers.changed', answers: { ...details, cnicNumber: 'not a number' } });
    actor.send({ type: 'continued' });
    expect(step()).toBe('uploadingCnic');
  });

  it('requires both sides of the CNIC, then the selfie', async () => {
    const { actor, step, toasts, choose } = start();
    actor.send({ type: 'answers.changed', answers: details });
    actor.send({ type: 'continued' });
    choose('cnicFront');
    await settle();
    actor.send({ type: 'continued' });
    expect(toasts).toEqual(['danger documentsRequired']);
    choose('cnicBack');
    await settle();
    actor.send({ type: 'continued' });
    expect(step()).toBe('takingSelfie');
    actor.send({ type: 'continued' });
    expect(toasts).toEqual(['danger documentsRequired', 'danger selfieRequired']);
  });

  it.each([
    ['uploadingCnic', 2, 'cnicBack'],
    ['takingSelfie', 1, 'selfie'],
    ['enteringAddress', 0, 'addressProof'],
  ] as const)('is not asked for after Back from %s', async (at, backs, document) => {
    const { actor, context, step } = await fillAll();
    for (let count = 0; count < backs; count += 1) actor.send({ type: 'back' });
    actor.send({ type: 'file.removed', document });
    actor.send({ type: at === 'enteringAddress' ? 'submitted' : 'continued' });
    actor.send({ type: 'file.cancelled', document });
    expect(step()).toBe(at);
    expect(context().problem).not.toBeNull();
    expect(context().notes).toEqual({ [document]: 'cancelled' });
    actor.send({ type: 'back' });
    expect(step()).not.toBe(at);
    expect(context().problem).toBeNull();
    expect(context().notes).toEqual({});
  });

  it('is not asked for on the next step', () => {
    const { actor, context, step } = start();
    actor.send({ type: 'continued' });
    actor.send({ type: 'answers.changed', answers: details });
    expect(context().problem).toEqual({ id: 'missingInformation' });
    actor.send({ type: 'continued' });
    expect(step()).toBe('uploadingCnic');
    expect(context().problem).toBeNull();
  });

  it.each([{ street: '' }, { city: '  ' }])('does not submit with %j', async (blank) => {
    const { actor, step, toasts } = await fillAll();
    actor.send({ type: 'answers.changed', answers: blank });
    actor.send({ type: 'submitted' });
    expect(step()).toBe('enteringAddress');
    expect(toasts).toEqual(['danger addressRequired']);
  });

  it('does not submit without the proof, but without province and postal code', async () => {
    const { actor, step, toasts, choose } = await fillAll();
    actor.send({ type: 'file.removed', document: 'addressProof' });
    actor.send({ type: 'submitted' });
    expect(toasts).toEqual(['danger addressRequired']);
    choose('addressProof', createImage('bill.pdf', 'application/pdf'));
    await settle();
    actor.send({ type: 'submitted' });
    expect(step()).toBe('submitting');
  });
});

describe('files', () => {
  it('are kept once they are read, which completes the step', async () => {
    const { actor, context, step, choose } = await fillAll();
    actor.send({ type: 'back' });
    const replaced = context().files.selfie;
    const next = createImage('next.png', 'image/png');
    choose('selfie', next);
    expect(context().files.selfie).toBe(replaced);
    expect(actor.getSnapshot().can({ type: 'continued' })).toBe(false);
    await settle();
    expect(context().files.selfie).toBe(next);
    actor.send({ type: 'continued' });
    expect(step()).toBe('enteringAddress');
  });

  it.each([
    ['cnicFront', 'application/pdf', 1, 'fileWrongType', 'wrongType'],
    ['selfie', 'text/plain', 1, 'fileWrongType', 'wrongType'],
    ['addressProof', 'video/mp4', 1, 'fileWrongType', 'wrongType'],
    ['cnicFront', 'image/svg+xml', 1, 'fileWrongType', 'wrongType'],
    ['addressProof', 'image/svg+xml', 1, 'fileWrongType', 'wrongType'],
    ['cnicBack', 'image/png', 1, 'fileUnreadable', 'unreadable'],
    ['cnicBack', '', 1, 'fileUnreadable', 'unreadable'],
    ['cnicBack', 'image/png', LARGEST_FILE_BYTES + 1, 'fileTooLarge', 'tooLarge'],
  ] as const)(
    'rejects for %s a file of type %j and %i bytes, and keeps the previous one',
    async (document, type, size, toast, note) => {
      const { context, toasts, choose } = await fillAll(
        start(async (file) => (file.name === 'unknown' ? readFile(file) : file)),
      );
      const before = context();
      const file = new File([new Uint8Array(size)], 'unknown', { type });
      choose(document, file);
      await settle();
      expect(toasts).toEqual([`danger ${toast}`]);
      expect(context().notes[document]).toBe(note);
      expect(context().files).toEqual(before.files);
      expect(context().answers).toEqual(before.answers);
    },
  );

  it.each([
    ['cnicFront', 'image/heic', LARGEST_FILE_BYTES],
    ['addressProof', 'application/pdf', LARGEST_FILE_BYTES],
  ] as const)('accepts for %s a file of type %s and %i bytes', async (document, type, size) => {
    const { context, choose } = start();
    const file = new File([new Uint8Array(size)], 'file', { type });
    choose(document, file);
    await settle();
    expect(context().files[document]).toBe(file);
  });

  it.each([
    '',
    'application/octet-stream',
    'image/jpg',
    'text/plain',
    'video/mp4',
    'image/svg+xml',
  ])('judges a file of type %j by its content', async (type) => {
    const { context, choose, toasts } = start(async (file) =>
      createImage(file.name, file.name === 'bill' ? 'application/pdf' : 'image/jpeg'),
    );
    choose('cnicFront', createImage('photo', type));
    choose('cnicBack', createImage('bill', type));
    choose('addressProof', createImage('bill', type));
    await settle();
    expect(context().files.cnicFront?.type).toBe('image/jpeg');
    expect(context().files.cnicBack).toBeNull();
    expect(context().notes).toEqual({ cnicBack: 'wrongType' });
    expect(context().files.addressProof?.type).toBe('application/pdf');
    expect(toasts).toEqual(['danger fileWrongType']);
  });

  it('rejects an unreadable or slow file, and continues with the next in the queue', async () => {
    const { context, toasts, choose, clock } = start(async (file) => {
      if (file.name === 'damaged.jpg') throw new Error('damaged');
      if (file.name === 'endless.jpg') await new Promise(() => {});
      return file;
    });
    choose('cnicFront', createImage('damaged.jpg'));
    choose('cnicBack', createImage('endless.jpg'));
    choose('selfie');
    await settle();
    expect(context().notes).toEqual({ cnicFront: 'unreadable' });
    clock.increment(9999);
    await settle();
    expect(context().notes).toEqual({ cnicFront: 'unreadable' });
    clock.increment(1);
    await settle();
    expect(toasts).toEqual(['danger fileUnreadable', 'danger fileUnreadable']);
    expect(context()).toMatchObject({
      notes: { cnicFront: 'unreadable', cnicBack: 'unreadable' },
      files: { cnicFront: null, cnicBack: null, selfie: expect.any(File) },
      pending: [],
    });
  });

  it('ignores a second file for a document while the first is being read', async () => {
    const read = vi.fn(async (file: File) => file);
    const { context, choose } = start(read);
    const first = createImage('first.jpg');
    choose('selfie', first);
    choose('selfie', createImage('second.jpg'));
    choose('selfie', createImage('third.txt', 'text/plain'));
    await settle();
    expect(read).toHaveBeenCalledExactlyOnceWith(first);
    expect(context().files.selfie).toBe(first);
    expect(context().notes.selfie).toBeUndefined();
  });

  it('shows a hint without a toast if no file was chosen', async () => {
    const { actor, context, toasts, choose } = await fillAll();
    const before = context().files;
    actor.send({ type: 'file.cancelled', document: 'selfie' });
    expect(context().notes).toEqual({ selfie: 'cancelled' });
    expect(context().files).toEqual(before);
    expect(toasts).toEqual([]);
    choose('selfie');
    expect(context().notes.selfie).toBeUndefined();
  });

  it('keeps every answer and file through all steps back, and clears the messages', async () => {
    const { actor, context, step, left } = await fillAll();
    const { answers, files } = context();
    actor.send({ type: 'file.cancelled', document: 'addressProof' });
    for (let back = 0; back < 3; back += 1) actor.send({ type: 'back' });
    expect(step()).toBe('enteringDetails');
    expect(context()).toMatchObject({ answers, files, notes: {}, problem: null });
    expect(left).not.toHaveBeenCalled();
    actor.send({ type: 'back' });
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
    expect(context()).toMatchObject({ answers, files });
  });

  it('reports nothing about a file after the flow is left', async () => {
    const { actor, step, toasts, choose } = start(async () => {
      throw new Error('damaged');
    });
    choose('selfie');
    actor.send({ type: 'back' });
    await settle();
    expect(step()).toBe('cancelled');
    expect(toasts).toEqual([]);
  });

  it('keeps a file whose step is left while it is read', async () => {
    const { actor, context, step, choose } = start();
    actor.send({ type: 'answers.changed', answers: details });
    actor.send({ type: 'continued' });
    choose('cnicFront');
    actor.send({ type: 'back' });
    await settle();
    expect(step()).toBe('enteringDetails');
    expect(context().files.cnicFront).toBeInstanceOf(File);
  });
});

describe('submitting', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('completes after 2 s, not before, and ignores other events meanwhile', async () => {
    const { actor, clock, step, toasts, context, choose, left } = await fillAll();
    actor.send({ type: 'submitted' });
    const before = context();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'submitted' });
    actor.send({ type: 'back' });
    actor.send({ type: 'answers.changed', answers: { city: 'Karachi' } });
    choose('selfie', createImage('late.jpg'));
    clock.increment(1999);
    expect(step()).toBe('submitting');
    expect(context()).toEqual(before);
    clock.increment(1);
    await settle();
    expect(step()).toBe('submitted');
    expect(toasts).toEqual(['success verificationSubmitted']);
    expect(left).not.toHaveBeenCalled();
  });

  it('cannot be undone, and leaves once', async () => {
    const { actor, clock, left } = await fillAll();
    actor.send({ type: 'submitted' });
    clock.increment(2000);
    await settle();
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
    actor.send({ type: 'finished' });
    actor.send({ type: 'finished' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });

  type Submit = (input: SubmitKycInput) => Promise<unknown>;

  const posting = (submit: Submit) =>
    kycMachine.provide({ actors: { submitKyc: request((input) => submit(input)) } });

  const refusingOnce = (error: Error) =>
    vi.fn<Submit>().mockRejectedValueOnce(error).mockResolvedValue(null);

  it.each([
    { type: 'answers.changed', answers: { city: 'Karachi' } },
    { type: 'file.chosen', document: 'addressProof', file: createImage() },
    { type: 'file.removed', document: 'addressProof' },
  ] as const)('shows a failure until $type', async (event) => {
    const submit = refusingOnce(new Error('500: no'));
    const { actor, context } = await fillAll(start(undefined, posting(submit)));
    actor.send({ type: 'submitted' });
    await settle();
    expect(context().problem).toEqual({ id: 'verificationFailed' });
    actor.send(event);
    expect(context().problem).toBeNull();
  });

  it('submits everything, keeps it after a failure, and submits it again under its key', async () => {
    const failure = new Error('500: no');
    const submit = refusingOnce(failure);
    const { actor, step, toasts, context } = await fillAll(start(undefined, posting(submit)));
    const { answers, files } = context();
    actor.send({ type: 'submitted' });
    await settle();
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      answers,
      files,
      idempotencyKey: expect.any(String),
      onProgress: expect.any(Function),
    });
    expect(step()).toBe('enteringAddress');
    expect(context()).toMatchObject({ answers, files, problem: { id: 'verificationFailed' } });
    expect(toasts).toEqual(['danger verificationFailed']);
    expect(console.error).toHaveBeenCalledWith(failure);
    actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = submit.mock.calls.map(([input]) => input);
    expect(second).toEqual({ ...first, onProgress: expect.any(Function) });
    expect(step()).toBe('submitted');
  });

  it.each<[string, (started: Awaited<ReturnType<typeof fillAll>>) => void]>([
    ['answer', ({ actor }) => actor.send({ type: 'answers.changed', answers: { city: 'Multan' } })],
    ['file', ({ choose }) => choose('addressProof', createImage('another.jpg'))],
  ])('uses another key for another %s', async (_, change) => {
    const submit = refusingOnce(new Error('500: no'));
    const started = await fillAll(start(undefined, posting(submit)));
    started.actor.send({ type: 'submitted' });
    await settle();
    change(started);
    await settle();
    started.actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = submit.mock.calls.map(([input]) => input.idempotencyKey);
    expect(first).toBeDefined();
    expect(second).not.toBe(first);
  });

  it('shows the failure until something changes', async () => {
    const submit = refusingOnce(new Error('500: no'));
    const { actor, context } = await fillAll(start(undefined, posting(submit)));
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'file.cancelled', document: 'selfie' });
    expect(context().problem).toEqual({ id: 'verificationFailed' });
    actor.send({ type: 'answers.changed', answers: { city: ' ' } });
    expect(context().problem).toBeNull();
    actor.send({ type: 'submitted' });
    actor.send({ type: 'answers.changed', answers: { province: 'Punjab' } });
    expect(context().problem).toEqual({ id: 'addressRequired' });
  });

  it('shows the app’s reason instead of the default', async () => {
    const submit = refusingOnce(new ProblemError({ id: 'documentsRequired' }));
    const { actor, context, toasts } = await fillAll(start(undefined, posting(submit)));
    actor.send({ type: 'submitted' });
    await settle();
    expect(context().problem).toEqual({ id: 'documentsRequired' });
    expect(toasts).toEqual(['danger documentsRequired']);
  });

  it('times out after 30 s, not before', async () => {
    const never = posting(() => new Promise(() => {}));
    const { actor, clock, step, toasts } = await fillAll(start(undefined, never));
    actor.send({ type: 'submitted' });
    clock.increment(29_999);
    expect(step()).toBe('submitting');
    clock.increment(1);
    expect(step()).toBe('enteringAddress');
    expect(toasts).toEqual(['danger verificationFailed']);
  });
});

describe('progress of the upload', () => {
  /** Starts an upload that never completes; the test reports its progress. */
  async function startUpload() {
    const inputs: (SubmitKycInput & RequestOptions)[] = [];
    const machine = kycMachine.provide({
      actors: {
        submitKyc: upload<unknown, SubmitKycInput>((input, options) => {
          inputs.push({ ...input, ...options });
          return new Promise(() => {});
        }),
      },
    });
    const started = await fillAll(start(undefined, machine));
    started.actor.send({ type: 'submitted' });
    await settle();
    const report = (share: number) => inputs.at(-1)?.onProgress(share);
    return { ...started, inputs, report };
  }

  it('cannot be cancelled before there is any', async () => {
    const { actor, context, report } = await startUpload();
    expect(context().progress).toBeNull();
    expect(actor.getSnapshot().can({ type: 'upload.cancelled' })).toBe(false);
    report(0.25);
    expect(context().progress).toBe(0.25);
    expect(actor.getSnapshot().can({ type: 'upload.cancelled' })).toBe(true);
  });

  it.each([Number.NaN, Infinity, -0.1, 1.1])('ignores %d', async (share) => {
    const { context, report } = await startUpload();
    report(share);
    expect(context().progress).toBeNull();
  });

  it('starts the time limit again', async () => {
    const { clock, report, step, toasts, inputs } = await startUpload();
    clock.increment(29_999);
    report(0.1);
    clock.increment(29_999);
    report(0.1);
    clock.increment(29_999);
    expect(step()).toBe('submitting');
    expect(inputs[0]?.signal.aborted).toBe(false);
    clock.increment(1);
    expect(step()).toBe('enteringAddress');
    expect(toasts).toEqual(['danger verificationFailed']);
    expect(inputs[0]?.signal.aborted).toBe(true);
  });

  it('stops when cancelled, keeps the input, and repeats with the same key', async () => {
    const { actor, context, inputs, report, step, toasts } = await startUpload();
    report(0.5);
    actor.send({ type: 'upload.cancelled' });
    expect(step()).toBe('enteringAddress');
    expect(toasts).toEqual(['neutral verificationCancelled']);
    expect(context()).toMatchObject({ answers: address, progress: null, problem: null });
    expect(inputs[0]?.signal.aborted).toBe(true);
    report(0.6);
    expect(context().progress).toBeNull();
    actor.send({ type: 'submitted' });
    await settle();
    expect(inputs[1]?.idempotencyKey).toBe(inputs[0]?.idempotencyKey);
    expect(inputs[1]?.signal.aborted).toBe(false);
  });
});

describe('what is kept', () => {
  it('starts with earlier answers', () => {
    const actor = createActor(kycMachine, { input: { answers: { fullName: 'Ayesha' } } }).start();
    expect(actor.getSnapshot().context.answers).toMatchObject({ fullName: 'Ayesha', city: '' });
  });

  it('keeps the file that reading returns, not the chosen one', async () => {
    const smaller = createImage('cnic.jpg');
    const { context, choose } = start(async () => smaller);
    choose('selfie', createImage('cnic.png'));
    await settle();
    expect(context().files.selfie).toBe(smaller);
  });
});
