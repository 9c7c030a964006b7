import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { ROOT, type Chart, type ChartState } from '../model/chart';
import { chipStack, stateContents } from './contents';
import type { Box, Direction, Geometry, Mark, Point } from './geometry';
import { planOf } from './plan';

const GRAPH: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '10',
};

const SPACING: LayoutOptions = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.componentComponent': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

/** In pixels. A fork is perpendicular to the direction. */
function markSize(kind: Mark['kind'], direction: Direction): { width: number; height: number } {
  if (kind === 'initial') return { width: 10, height: 10 };
  if (kind === 'any') return { width: 76, height: 22 };
  return direction === 'down' ? { width: 44, height: 5 } : { width: 5, height: 44 };
}

/** ELK does not accept '' as an id. */
const nodeId = (id: string) => `s:${id}`;

/** Builds ELK's input. */
export function elkGraph(chart: Chart, direction: Direction): ElkNode {
  const { marks, lines } = planOf(chart);
  const markIds = new Set(marks.map(({ id }) => id));
  const end = (id: string) => (markIds.has(id) ? id : nodeId(id));

  const options = {
    ...GRAPH,
    ...SPACING,
    'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
  };

  const node = (state: ChartState): ElkNode => {
    const { width, height } = stateContents(chart, state);
    const children = [
      ...marks
        .filter(({ of }) => of === state.id)
        .map(({ id, kind }) => ({ id, ...markSize(kind, direction) })),
      ...chart.states.filter(({ parent }) => parent === state.id).map(node),
    ];
    if (children.length === 0) return { id: nodeId(state.id), width, height };
    return {
      id: nodeId(state.id),
      children,
      layoutOptions: {
        // ELK does not inherit layout options.
        ...options,
        'elk.padding': `[top=${height + 14},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };

  const edges = lines.map(({ id, from, to, transitions, isBackward }): ElkExtendedEdge => {
    const { width, height } = chipStack(transitions);
    return {
      id,
      sources: [end(isBackward ? to : from)],
      targets: [end(isBackward ? from : to)],
      ...(transitions.length > 0 && {
        labels: [
          {
            id: `${id}#`,
            // ELK ignores labels without text.
            text: id,
            width,
            height,
            layoutOptions: {
              'elk.edgeLabels.placement': 'CENTER',
              'elk.edgeLabels.inline': from === to ? 'false' : 'true',
            },
          },
        ],
      }),
    };
  });

  return {
    id: 'chart',
    layoutOptions: {
      ...options,
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: chart.states.filter(({ id }) => id === ROOT).map(node),
    edges,
  };
}

const whole = (value: number | undefined) => Math.round(value ?? 0);

const boxOf = ({
  x,
  y,
  width,
  height,
}: Partial<Record<'x' | 'y' | 'width' | 'height', number>>): Box => [
  whole(x),
  whole(y),
  whole(width),
  whole(height),
];

function allIn(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allIn)];
}

/** Reads ELK's output. */
export function geometryOf(chart: Chart, direction: Direction, laidOut: ElkNode): Geometry {
  const { marks, lines } = planOf(chart);
  const nodes = new Map(allIn(laidOut).map((node) => [node.id, node]));
  const edges = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  const boxIn = (id: string) => boxOf(nodes.get(id) ?? {});
  return {
    direction,
    width: whole(laidOut.width),
    height: whole(laidOut.height),
    states: Object.fromEntries(chart.states.map(({ id }) => [id, boxIn(nodeId(id))])),
    marks: marks.map((mark) => ({ ...mark, box: boxIn(mark.id) })),
    lines: lines.map(({ id, transitions, hasArrow, isBackward }) => {
      const edge = edges.get(id);
      const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [whole(x), whole(y)]),
      );
      const label = edge?.labels?.[0];
      return {
        id,
        transitions: transitions.map((transition) => transition.id),
        points: isBackward ? points.toReversed() : points,
        label: label ? boxOf(label) : null,
        hasArrow,
      };
    }),
  };
}
