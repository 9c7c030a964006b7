import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SVGProps,
} from 'react';
import { ChartDrawing } from '../drawing/ChartDrawing';
import { fileStyles } from '../drawing/styles';
import type { Geometry } from '../layout/geometry';
import type { LiveState } from '../live/channel';
import type { Chart } from '../model/chart';
import { findNextItem } from './findNextItem';
import { useDragging } from './useDragging';
import { useSize } from './useSize';

/** The minimum automatic scale, at which 12 px text becomes 9 px. */
const READABLE_SCALE = 0.75;
const [MIN_SCALE, MAX_SCALE] = [0.2, 3];
const ZOOM_STEP = 1.25;

const inactive: LiveState = { active: [], taken: [], statuses: {}, timers: {} };

export interface ChartCanvasProps {
  chart: Chart;
  geometry: Geometry;
  /** @default nothing is active */
  live?: LiveState;
  /** If omitted, the chart is not interactive. */
  onSelect?: (id: string) => void;
  /** Rendered next to the zoom buttons. */
  children?: ReactNode;
}

/** Fits the diagram, down to the minimum readable scale, until the user zooms with buttons, keys or the wheel. */
function useZoom(area: RefObject<HTMLElement | null>, { width, height }: Geometry) {
  const size = useSize(area);
  const fitScale = size
    ? Math.max(MIN_SCALE, Math.min(size.width / width, size.height / height, 1))
    : MIN_SCALE;
  const initialScale = Math.max(READABLE_SCALE, fitScale);
  const [userScale, setUserScale] = useState<number | null>(null);
  const zoom = useCallback(
    (factor: number) =>
      setUserScale((scale) =>
        Math.min(MAX_SCALE, Math.max(MIN_SCALE, (scale ?? initialScale) * factor)),
      ),
    [initialScale],
  );
  // React's wheel listener is passive and cannot prevent the page from zooming.
  useEffect(() => {
    const view = area.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300));
    };
    view?.addEventListener('wheel', onWheel, { passive: false });
    return () => view?.removeEventListener('wheel', onWheel);
  }, [area, zoom]);
  // The area shrinks when the details open below it, so keep the focused item in view.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== area.current && area.current?.contains(activeElement)) {
      activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [area, size]);
  return { scale: userScale ?? initialScale, zoom, fit: () => setUserScale(fitScale) };
}

/** Downloads a diagram as an SVG file with light colours. */
function saveSvg(svg: SVGSVGElement, name: string): void {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS(svg.namespaceURI, 'style');
  style.textContent = fileStyles;
  copy.prepend(style);
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function ChartCanvas(props: ChartCanvasProps) {
  const { chart, geometry, live = inactive, onSelect, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { scale, zoom, fit } = useZoom(area, geometry);
  const dragHandlers = useDragging();

  // Keep the active leaf state in view.
  const leaf = chart.states.findLast(({ id }) => live.active.includes(id));
  const box = leaf && geometry.states[leaf.id];
  useLayoutEffect(() => {
    const view = area.current;
    if (!view || !box) return;
    const [left, top, width, height] = box;
    view.scrollTo({
      left: (left + width / 2) * scale - view.clientWidth / 2,
      top: (top + height / 2) * scale - view.clientHeight / 2,
    });
  }, [box, scale]);

  const [, ...states] = chart.states;
  const home = states.find(({ id }) => live.active.includes(id)) ?? states[0];
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tabStopId = focusedId ?? home?.id;

  const onKeyDown = (event: KeyboardEvent<SVGGElement>, id: string) => {
    const elements = [...(svg.current?.querySelectorAll<SVGGElement>('[data-item]') ?? [])];
    const next =
      event.key === 'Home'
        ? elements.find(({ dataset }) => dataset.item === home?.id)
        : findNextItem(elements, event.currentTarget, event.key);
    if (next) next.focus();
    else if (event.key === 'Enter' || event.key === ' ') onSelect?.(id);
    else if (event.key === '+') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else if (event.key === '0') fit();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  const getItemProps = (id: string): SVGProps<SVGGElement> & { 'data-item': string } => ({
    'data-item': id,
    role: 'button',
    'aria-current': live.active.includes(id) ? 'step' : undefined,
    tabIndex: id === tabStopId ? 0 : -1,
    onFocus: () => setFocusedId(id),
    onClick: () => onSelect?.(id),
    onKeyDown: (event) => onKeyDown(event, id),
  });

  return (
    <div className="statechart-canvas">
      <div className="statechart-tools">
        {children}
        <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / ZOOM_STEP)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoom(ZOOM_STEP)}>
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        <button type="button" onClick={() => svg.current && saveSvg(svg.current, chart.id)}>
          Save as SVG
        </button>
      </div>
      {/* Without buttons inside, the area itself must be focusable for keyboard scrolling. */}
      <div
        ref={area}
        className="statechart-area"
        {...dragHandlers}
        {...(!onSelect && { tabIndex: 0, role: 'group', 'aria-label': `Drawing of ${chart.id}` })}
      >
        <svg
          ref={svg}
          className="statechart"
          // A chart's text is code, which is left-to-right in every locale.
          direction="ltr"
          width={geometry.width * scale}
          height={geometry.height * scale}
          viewBox={`0 0 ${geometry.width} ${geometry.height}`}
          role={onSelect ? 'group' : 'img'}
          aria-label={`Statechart of ${chart.id}`}
        >
          <ChartDrawing
            chart={chart}
            geometry={geometry}
            live={live}
            getItemProps={onSelect ? getItemProps : () => ({})}
          />
        </svg>
      </div>
    </div>
  );
}
