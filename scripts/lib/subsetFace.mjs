// A part of a face by HarfBuzz itself, for what `subset-font` has no option: the box that stands for a letter that
// no face has. Without its lines such a letter would not be there at all.
import { convert } from 'fontverter';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Flag of hb_subset_flags_t: glyph 0 keeps its outline. */
const NOTDEF_OUTLINE = 0x40;
/** Members of hb_subset_sets_t, and of hb_memory_mode_t. */
const [NAME_IDS, FEATURES, READ_ONLY] = [4, 6, 1];

/** @param {string} tag four letters */
const tagged = (tag) => Buffer.from(tag).readUInt32BE(0);

/**
 * What of a face these characters need, all its weights with it.
 * @param {Buffer} face
 * @param {Iterable<string>} characters
 * @param {{ features: readonly string[], nameIds: readonly number[] }} kept OpenType features, and what is said of it
 * @returns {Promise<Buffer>} a woff2
 * @throws when HarfBuzz cannot read the face
 */
export async function subsetFace(face, characters, { features, nameIds }) {
  const whole = await convert(face, 'truetype');
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
  // Its memory goes with it: nothing is freed by hand.
  const hb = /** @type {Record<string, (...args: number[]) => number>} */ (
    /** @type {unknown} */ (instance.exports)
  );
  const bytes = () =>
    new Uint8Array(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer);
  hb._initialize?.();

  const call = (/** @type {string} */ name, /** @type {number[]} */ ...args) => {
    const given = hb[name]?.(...args);
    if (given === undefined) throw new Error(`HarfBuzz has no ${name}.`);
    return given;
  };
  const at = call('malloc', whole.length);
  bytes().set(whole, at);
  const input = call('hb_subset_input_create_or_fail');
  const addAll = (/** @type {number} */ set, /** @type {number[]} */ values) => {
    for (const value of values) hb.hb_set_add?.(set, value);
  };
  const kept = call('hb_subset_input_set', input, FEATURES);
  hb.hb_set_clear?.(kept);
  addAll(kept, features.map(tagged));
  addAll(call('hb_subset_input_set', input, NAME_IDS), [...nameIds]);
  addAll(
    call('hb_subset_input_unicode_set', input),
    [...characters].map((character) => character.codePointAt(0) ?? 0),
  );
  hb.hb_subset_input_set_flags?.(input, NOTDEF_OUTLINE);
  const blob = call('hb_blob_create', at, whole.length, READ_ONLY, 0, 0);
  const part = call('hb_subset_or_fail', call('hb_face_create', blob, 0), input);
  if (part === 0) throw new Error('HarfBuzz could not take a part of this face.');
  const result = call('hb_face_reference_blob', part);
  const start = call('hb_blob_get_data', result, 0);
  const subset = bytes().slice(start, start + call('hb_blob_get_length', result));
  return convert(Buffer.from(subset), 'woff2', 'truetype');
}
