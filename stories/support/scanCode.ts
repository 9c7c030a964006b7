import jsQR from 'jsqr';

/** Pixels along each side of a module in the bitmap that is scanned. */
const MODULE = 6;

/** Copies the colours that the page gives to what is drawn, since a picture of its own has no styles. */
function standalone(svg: SVGSVGElement, side: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const drawn = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((shape, index) => {
    const original = drawn[index];
    if (original) shape.setAttribute('fill', getComputedStyle(original).fill);
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  return new XMLSerializer().serializeToString(copy);
}

/** Paints a drawn code to a bitmap, in the page's own colours, and reads it as a scanner would. */
export async function scanCode(code: Element): Promise<string | undefined> {
  if (!(code instanceof SVGSVGElement)) throw new TypeError('A code is an SVG.');
  const side = code.viewBox.baseVal.width * MODULE;
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(standalone(code, side))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(picture, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data;
}
