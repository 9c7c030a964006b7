/** A piece of text with the layer that contains it: the page or something above it. */
interface TextPiece {
  text: string;
  node: Node;
  layer: Element;
  rects: DOMRect[];
}

/** Clipped, covered or overlapping text. Runs in the browser, so it cannot use anything outside this function. */
export function findLayoutProblems(): string[] {
  /** px; letters may extend slightly beyond their box. */
  const TOLERANCE = 1;
  const { documentElement: root, body } = document;
  const { round, min, max } = Math;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) {
    found.push(`the page scrolls sideways: ${root.scrollWidth} of ${root.clientWidth} px`);
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** Text that is only for screen readers is clipped on purpose. */
  const isHidden = ({ clipPath, visibility, opacity }: CSSStyleDeclaration) =>
    clipPath !== 'none' || visibility === 'hidden' || opacity === '0';
  const isLayer = (element: Element, { position }: CSSStyleDeclaration) =>
    position === 'fixed' ||
    position === 'sticky' ||
    // A skip link is visible while it is focused.
    (position === 'absolute' && element.matches(':focus')) ||
    element.matches('[role$="dialog"]');

  interface VisibleArea {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** The nearest edges that clip a piece of text: those of its ancestors and of the page. */
  interface Edges extends VisibleArea {
    layer: Element;
    /** The visible area of scrollable content. */
    visibleArea: VisibleArea;
  }
  const getVisiblePart = (box: DOMRect, visibleArea: VisibleArea): DOMRect | null => {
    const left = max(box.left, visibleArea.left);
    const top = max(box.top, visibleArea.top);
    const width = min(box.right, visibleArea.right) - left;
    const height = min(box.bottom, visibleArea.bottom) - top;
    return width > TOLERANCE && height > TOLERANCE ? new DOMRect(left, top, width, height) : null;
  };

  /** A cache by element; null if the element is hidden. */
  const known = new Map<Element, Edges | null>();
  const getEdges = (element: Element): Edges | null => {
    const seen = known.get(element);
    if (seen !== undefined) return seen;
    const style = getComputedStyle(element);
    const { parentElement: parent } = element;
    const outer: Edges | null =
      parent && element !== body
        ? getEdges(parent)
        : {
            left: 0,
            right: root.clientWidth,
            top: -Infinity,
            bottom: Infinity,
            layer: body,
            visibleArea: { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity },
          };
    let edges: Edges | null = null;
    if (outer && !isHidden(style)) {
      edges = { ...outer, visibleArea: { ...outer.visibleArea } };
      if (isLayer(element, style)) edges.layer = element;
      const box = element.getBoundingClientRect();
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = style;
      const { visibleArea } = edges;
      if (overflowX !== 'visible' && element !== body) {
        visibleArea.left = max(visibleArea.left, box.left);
        visibleArea.right = min(visibleArea.right, box.right);
      }
      if (overflowY !== 'visible' && element !== body) {
        visibleArea.top = max(visibleArea.top, box.top);
        visibleArea.bottom = min(visibleArea.bottom, box.bottom);
      }
      // Scrolling reveals the text; an ellipsis clips it on purpose.
      if (scrolls(overflowX) || textOverflow === 'ellipsis') {
        Object.assign(edges, { left: -Infinity, right: Infinity });
      } else if (overflowX !== 'visible' && element !== body) {
        edges.left = max(edges.left, box.left);
        edges.right = min(edges.right, box.right);
      }
      if (scrolls(overflowY) || webkitLineClamp !== 'none') {
        Object.assign(edges, { top: -Infinity, bottom: Infinity });
      } else if (overflowY !== 'visible' && element !== body) {
        edges.top = max(edges.top, box.top);
        edges.bottom = min(edges.bottom, box.bottom);
      }
    }
    known.set(element, edges);
    return edges;
  };

  const canvas = document.createElement('canvas').getContext('2d');
  /** Returns how far the glyphs extend above and below the line box, in px. Nastaliq extends in both directions. */
  const getOverhang = (text: string, element: Element, boxHeight: number) => {
    if (!canvas) return { above: 0, below: 0 };
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = canvas.measureText(text);
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink;
    const leading = (boxHeight - ascent - descent) / 2;
    return {
      above: ink.actualBoundingBoxAscent - ascent - leading,
      below: ink.actualBoundingBoxDescent - descent - leading,
    };
  };

  /** Finds words in Arabic script that break across two lines, which makes them unreadable. */
  const findBrokenWords = (node: Node, range: Range): string[] => {
    const words = (node.nodeValue ?? '').matchAll(/[\p{Script=Arabic}\p{Mn}]{2,}/gu);
    return [...words].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return max(...tops) - min(...tops) > 4 * TOLERANCE ? [word] : [];
    });
  };

  const isCovered = (element: Element, layer: Element, rects: readonly DOMRect[]) =>
    rects.some(({ left, right, top, height }) =>
      [left + 2, (left + right) / 2, right - 2].some((x) => {
        const above = document.elementFromPoint(x, top + height / 2);
        if (!above || element.contains(above) || getEdges(above)?.layer !== layer) return false;
        for (let box = above; !box.contains(element); box = box.parentElement ?? body) {
          if (!/^rgba\(.*, 0\)$/.test(getComputedStyle(box).backgroundColor)) return true;
        }
        return false;
      }),
    );

  const pieces: TextPiece[] = [];
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !parent || parent.closest('script, style, noscript, .sb-wrapper, [hidden]')) {
      continue;
    }
    const edges = getEdges(parent);
    // Collapsed content also has boxes, and so do rows that `content-visibility` does not render.
    if (!edges || !parent.checkVisibility({ contentVisibilityAuto: true })) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) continue;
    const left = min(...rects.map((rect) => rect.left));
    const right = max(...rects.map((rect) => rect.right));
    if (left < edges.left - TOLERANCE || right > edges.right + TOLERANCE) {
      found.push(
        `“${text}” from ${round(left)} to ${round(right)} px, cut at ${round(edges.left)} and ${round(edges.right)}`,
      );
    }
    const first = rects[0] as DOMRect;
    const last = rects.at(-1) as DOMRect;
    if (edges.top !== -Infinity || edges.bottom !== Infinity) {
      const { above, below } = getOverhang(text, parent, first.height);
      const top = first.top - above;
      const bottom = last.bottom + below;
      if (top < edges.top - TOLERANCE || bottom > edges.bottom + TOLERANCE) {
        found.push(
          `“${text}” from ${round(top)} to ${round(bottom)} px down, cut at ${round(edges.top)} and ${round(edges.bottom)}`,
        );
      }
    }
    if (rects.length > 1)
      found.push(...findBrokenWords(node, range).map((word) => `“${word}” breaks over two lines`));
    const visible = rects.flatMap((rect) => getVisiblePart(rect, edges.visibleArea) ?? []);
    if (isCovered(parent, edges.layer, visible)) found.push(`“${text}” is covered`);
    pieces.push({ text, node, layer: edges.layer, rects: visible });
  }

  // A clipped amount looks like a different amount. Unusually long amounts may scroll.
  const USUAL_LENGTH = 15;
  for (const input of document.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')) {
    const isUsual = input.value.length <= USUAL_LENGTH;
    if (isUsual && input.scrollWidth > input.clientWidth + TOLERANCE) {
      found.push(`“${input.value}” is longer than its field`);
    }
  }

  /** Returns the part of a line that letters fill, because line boxes may overlap. */
  const core = ({ top, height }: DOMRect) => ({
    from: top + height * 0.15,
    to: top + height * 0.85,
  });
  const doOverlap = (one: DOMRect, other: DOMRect) => {
    const [a, b] = [core(one), core(other)];
    return (
      min(one.right, other.right) - max(one.left, other.left) > 2 * TOLERANCE &&
      min(a.to, b.to) - max(a.from, b.from) > TOLERANCE
    );
  };
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.rects.some((a) => other.rects.some((b) => doOverlap(a, b)))) {
        found.push(`“${one.text}” overlaps “${other.text}”`);
      }
    }
  }
  return found;
}
