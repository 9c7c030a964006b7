import decodeQR from 'qr/decode.js';

const MODULE_PX = 6;

/** Serializes an SVG with its computed colours, because images have no access to the page's styles. */
function serialize(svg: SVGSVGElement, side: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const shapes = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((shape, index) => {
    const original = shapes[index];
    if (original) shape.setAttribute('fill', getComputedStyle(original).fill);
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  return new XMLSerializer().serializeToString(copy);
}

/** Decodes a rendered QR code from a bitmap in the page's colours. */
export async function scanCode(code: Element): Promise<string | undefined> {
  if (!(code instanceof SVGSVGElement)) throw new TypeError('A code is an SVG.');
  const side = code.viewBox.baseVal.width * MODULE_PX;
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(serialize(code, side))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(picture, 0, 0, side, side);
  return decodeQR(context.getImageData(0, 0, side, side));
}
