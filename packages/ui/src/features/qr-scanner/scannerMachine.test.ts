import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { createPaymentCode, type ScannedPayment } from '../qr-payment';
import { ProblemError } from '../../engine';
import type { ReadCameraInput } from './readCamera';
import { scannerMachine } from './scannerMachine';
import { settle } from '../../engine/testing/settle';

const receiver = { name: 'Ayesha Malik', to: '+92 300 1234567', city: 'Karachi' };
const text = createPaymentCode({ ...receiver, amount: '1500.50' });
const image = new File(['image'], 'code.png');
const never = () => new Promise<never>(() => {});

function start({
  seen = never,
  inImage = never,
  identify,
}: {
  seen?: () => Promise<unknown>;
  inImage?: () => Promise<string | null>;
  identify?: () => Promise<ScannedPayment>;
} = {}) {
  const clock = new SimulatedClock();
  const stopped = vi.fn();
  const toasts: string[] = [];
  let camera: ReadCameraInput | undefined;
  const actor = createActor(
    scannerMachine.provide({
      actors: {
        readCamera: fromPromise<unknown, ReadCameraInput>(({ input, signal }) => {
          camera = input;
          signal.addEventListener('abort', stopped);
          return seen();
        }),
        decodeImageFile: fromPromise<string | null, File>(inImage),
        ...(identify && { identify: fromPromise<ScannedPayment, string>(identify) }),
      },
    }),
    { clock },
  );
  actor.on('toast', ({ tone, id }) => toasts.push(`${tone} ${id}`));
  actor.start();
  const state = () => actor.getSnapshot().value;
  const open = (stream = {} as MediaStream) => camera?.onOpened(stream);
  const see = (code: string) => camera?.onSeen(code);
  return { actor, clock, stopped, toasts, state, open, see };
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('scannerMachine', () => {
  it('reads a payment with the camera', async () => {
    const { actor, toasts, open, see } = start();
    open();
    see(text);
    await settle();
    expect(actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toMatchObject({ amount: '1500.5' });
    expect(toasts).toEqual([]);
  });

  it('passes over codes that are no payments while the camera is on, each once', async () => {
    const { actor, toasts, open, see, state } = start();
    open();
    for (const code of ['https://example.com', 'https://example.com', `${text}!`]) {
      see(code);
      await settle();
      expect(state()).toEqual({ scanning: 'looking' });
    }
    expect(toasts).toEqual(['danger codeNotPayment', 'danger codeDamaged']);
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'codeDamaged' });
    see(text);
    await settle();
    expect(actor.getSnapshot().output).toMatchObject({ payee: 'Ayesha Malik' });
  });

  it('stops with a retry if a code could not be checked', async () => {
    const { open, see, state, toasts } = start({
      identify: () => Promise.reject(new Error('No connection')),
    });
    open();
    see(text);
    await settle();
    expect(state()).toBe('stopped');
    expect(toasts).toEqual(['danger codeNotPayment']);
  });

  it('keeps the video stream until the camera is off', () => {
    const { actor, open, state, stopped } = start();
    expect(state()).toEqual({ scanning: 'opening' });
    const stream = {} as MediaStream;
    open(stream);
    expect(state()).toEqual({ scanning: 'looking' });
    expect(actor.getSnapshot().context.stream).toBe(stream);
    actor.send({ type: 'image.chosen', image });
    expect(stopped).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.stream).toBeNull();
  });

  it('turns the camera off when it is stopped', () => {
    const { actor, stopped } = start();
    actor.stop();
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('shows why there is no camera, and retries', async () => {
    const seen = vi
      .fn<() => Promise<unknown>>(never)
      .mockRejectedValueOnce(new ProblemError({ id: 'cameraDenied' }))
      .mockRejectedValueOnce(new Error('broken'));
    const { actor, state, toasts } = start({ seen });
    await settle();
    expect(state()).toBe('stopped');
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'cameraDenied' });
    expect(console.error).not.toHaveBeenCalled();
    actor.send({ type: 'retried' });
    await settle();
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'cameraMissing' });
    expect(console.error).toHaveBeenCalledOnce();
    actor.send({ type: 'retried' });
    expect(state()).toEqual({ scanning: 'opening' });
    expect(actor.getSnapshot().context.problem).toBeNull();
    expect(toasts).toEqual(['danger cameraDenied', 'danger cameraMissing']);
  });

  it.each<[string, () => Promise<string | null>, string]>([
    ['an image without a code', async () => null, 'codeNotFound'],
    ['no image', () => Promise.reject(new Error('no image')), 'codeNotFound'],
    ['an image of another code', async () => 'https://example.com', 'codeNotPayment'],
  ])('refuses %s', async (_what, inImage, id) => {
    const { actor, state } = start({ inImage });
    actor.send({ type: 'image.chosen', image });
    await settle();
    expect(state()).toBe('stopped');
    expect(actor.getSnapshot().context.problem).toEqual({ id });
  });

  it('reads a payment from an image after a refusal', async () => {
    const inImage = vi.fn(async (): Promise<string | null> => text).mockResolvedValueOnce(null);
    const { actor } = start({ inImage });
    actor.send({ type: 'image.chosen', image });
    await settle();
    actor.send({ type: 'image.chosen', image });
    await settle();
    expect(actor.getSnapshot().output).toMatchObject({ payee: 'Ayesha Malik' });
  });

  it('rejects an image that is not read within 10 s', () => {
    const { actor, clock, state } = start();
    actor.send({ type: 'image.chosen', image });
    clock.increment(9_999);
    expect(state()).toBe('readingImage');
    clock.increment(1);
    expect(state()).toBe('stopped');
  });
});
