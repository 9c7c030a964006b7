/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SVGProps,
} from 'react';
import { Drawing } from '../drawing/Drawing';
import { standsStill, type Item, type Standing } from '../drawing/live';
import type { Geometry } from '../layout/geometry';
import type { Chart } from '../model/chart';
import { itemName } from './itemName';
import { isArrow, itemPlaces, nextItem, type PlacedItem } from './itemPlaces';
import { useDragging } from './useDragging';
import { useFocusInView } from './useFocusInView';

/** The smallest automatic scale: 12 px text becomes 9 px. */
const READABLE = 0.75;
const [LEAST, MOST] = [0.2, 3];

export interface ChartCanvasProps {
  chart: Chart;
  geometry: Geometry;
  standing?: Standing;
  /** Without it the chart is not interactive. */
  onPress?: (item: Item) => void;
  /** Rendered beside the zoom buttons. */
  children?: React.ReactNode;
}

/** The scale that fits the whole drawing. */
function useFit(area: RefObject<HTMLElement | null>, { width, height }: Geometry): number {
  const [[roomWidth, roomHeight], setRoom] = useState([0, 0]);
  useEffect(() => {
    const view = area.current;
    if (!view) return undefined;
    const observer = new ResizeObserver(() => setRoom([view.clientWidth, view.clientHeight]));
    observer.observe(view);
    return () => observer.disconnect();
  }, [area]);
  const fit = Math.min(roomWidth / width, roomHeight / height, 1);
  return Math.max(LEAST, fit);
}

function isSame(a: Item | null, b: Item): boolean {
  return a !== null && a.kind === b.kind && a.id === b.id;
}

/** A chart that pans and zooms by mouse, touch and keyboard. */
export function ChartCanvas({
  chart,
  geometry,
  standing = standsStill,
  onPress,
  children,
}: ChartCanvasProps) {
  const area = useRef<HTMLDivElement>(null);
  const fit = useFit(area, geometry);
  // Fits the width down to the smallest readable scale, until the user zooms.
  const [zoomed, setZoomed] = useState<number | null>(null);
  const scale = zoomed ?? Math.max(READABLE, fit);
  const [focused, setFocused] = useState<Item | null>(null);
  const items = useMemo(() => itemPlaces(chart, geometry), [chart, geometry]);
  const { width, height } = geometry;

  const zoom = useCallback(
    (factor: number) =>
      setZoomed((now) =>
        Math.min(MOST, Math.max(LEAST, (now ?? Math.max(READABLE, fit)) * factor)),
      ),
    [fit],
  );

  // Keeps the active states in view.
  const [current] = items
    .filter(({ kind, id }) => kind === 'state' && standing.active.has(id))
    .slice(-1);
  const place = current ? current.box.join(' ') : '0 0 0 0';
  useLayoutEffect(() => {
    const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = place.split(' ').map(Number);
    const view = area.current;
    view?.scrollTo({
      left: (left + boxWidth / 2) * scale - view.clientWidth / 2,
      top: (top + boxHeight / 2) * scale - view.clientHeight / 2,
    });
  }, [place, scale]);

  // React's wheel listener is passive, and cannot prevent the page from zooming.
  useEffect(() => {
    const view = area.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300));
    };
    view?.addEventListener('wheel', onWheel, { passive: false });
    return () => view?.removeEventListener('wheel', onWheel);
  }, [zoom]);
  useDragging(area);
  useFocusInView(area);

  const first =
    items.find(({ kind, id }) => kind === 'state' && standing.active.has(id)) ?? items[0];
  const tabStop = items.find((item) => isSame(focused, item)) ?? first;

  const move = (to: PlacedItem | null | undefined) => {
    if (!to) return;
    setFocused(to);
    area.current
      ?.querySelector<SVGGElement>(`[data-item=${JSON.stringify(`${to.kind} ${to.id}`)}]`)
      ?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, item: Item) => {
    const from = items.find((candidate) => isSame(item, candidate));
    if (isArrow(event.key) && from) move(nextItem(items, from, event.key));
    else if (event.key === 'Home') move(first);
    else if (event.key === 'Enter' || event.key === ' ') onPress?.(item);
    else if (event.key === '+') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') setZoomed(fit);
    else return;
    event.preventDefault();
  };

  const itemProps = (item: Item): SVGProps<SVGGElement> & { 'data-item': string } => ({
    'data-item': `${item.kind} ${item.id}`,
    role: 'button',
    'aria-label': itemName(chart, standing, item),
    ...(item.kind === 'state' &&
      standing.active.has(item.id) && { 'aria-current': 'step' as const }),
    tabIndex: tabStop && isSame(tabStop, item) ? 0 : -1,
    onFocus: () => setFocused(item),
    onClick: () => onPress?.(item),
    onKeyDown: (event) => onKeyDown(event, item),
  });

  return (
    <div className="statechart-canvas">
      <div className="statechart-tools">
        {children}
        <button type="button" aria-label="Make smaller" onClick={() => zoom(0.8)}>
          −
        </button>
        <button type="button" aria-label="Make larger" onClick={() => zoom(1.25)}>
          +
        </button>
        <button type="button" onClick={() => setZoomed(fit)}>
          Fit
        </button>
      </div>
      {/* Without anything to press in it, the area itself is what the keyboard scrolls. */}
      <div
        ref={area}
        className="statechart-area"
        {...(onPress ? {} : { tabIndex: 0, role: 'group', 'aria-label': `Drawing of ${chart.id}` })}
      >
        <svg
          className="statechart"
          // Code reads left to right in every locale.
          direction="ltr"
          width={width * scale}
          height={height * scale}
          viewBox={`0 0 ${width} ${height}`}
          role={onPress ? 'group' : 'img'}
          aria-label={`Statechart of ${chart.id}`}
        >
          <Drawing
            chart={chart}
            geometry={geometry}
            standing={standing}
            {...(onPress && { itemProps })}
          />
        </svg>
      </div>
    </div>
  );
}
