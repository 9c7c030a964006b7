import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { ROOT, type Chart, type ChartState } from '../model/chart';
import type { Box, Direction, Geometry, Mark, Point } from './geometry';
import { measureLabels, measureState } from './measure';
import { planLines } from './planLines';

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  // Breaks cycles by a depth-first search from the initial states, so that the chart starts with them.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '10',
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

function getMarkSize(kind: Mark['kind'], direction: Direction): { width: number; height: number } {
  if (kind === 'initial') return { width: 10, height: 10 };
  if (kind === 'any') return { width: 76, height: 22 };
  return direction === 'down' ? { width: 44, height: 5 } : { width: 5, height: 44 };
}

/** ELK does not accept '' as an id. */
const getNodeId = (state: string) => `s:${state}`;

function createElkGraph(chart: Chart, direction: Direction): ElkNode {
  const { marks, lines } = planLines(chart);
  const markIds = new Set(marks.map(({ id }) => id));
  const getEnd = (id: string) => (markIds.has(id) ? id : getNodeId(id));
  const options = { ...OPTIONS, 'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT' };

  const createNode = (state: ChartState): ElkNode => {
    const { width, height } = measureState(chart, state);
    const children = [
      ...marks
        .filter(({ parent }) => parent === state.id)
        .map(({ id, kind }) => ({ id, ...getMarkSize(kind, direction) })),
      ...chart.states.filter(({ parent }) => parent === state.id).map(createNode),
    ];
    if (children.length === 0) return { id: getNodeId(state.id), width, height };
    return {
      id: getNodeId(state.id),
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

  const edges = lines.map(({ id, from, to, transitions }): ElkExtendedEdge => {
    const { width, height } = measureLabels(transitions);
    const layoutOptions = {
      'elk.edgeLabels.placement': 'CENTER',
      'elk.edgeLabels.inline': from === to ? 'false' : 'true',
    };
    // ELK ignores labels without text.
    const label = { id: `${id}#`, text: id, width, height, layoutOptions };
    return {
      id,
      sources: [getEnd(from)],
      targets: [getEnd(to)],
      ...(transitions.length > 0 && { labels: [label] }),
    };
  });

  return {
    id: 'chart',
    layoutOptions: { ...options, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: chart.states.filter(({ id }) => id === ROOT).map(createNode),
    edges,
  };
}

const round = (value: number | undefined) => Math.round(value ?? 0);

const toBox = ({ x, y, width, height }: Partial<ElkNode>): Box => [
  round(x),
  round(y),
  round(width),
  round(height),
];

function listNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

function createGeometry(chart: Chart, result: ElkNode): Geometry {
  const { marks, lines } = planLines(chart);
  const nodes = new Map(listNodes(result).map((node) => [node.id, node]));
  const edges = new Map((result.edges ?? []).map((edge) => [edge.id, edge]));
  const getBox = (id: string) => toBox(nodes.get(id) ?? {});
  return {
    width: round(result.width),
    height: round(result.height),
    states: Object.fromEntries(chart.states.map(({ id }) => [id, getBox(getNodeId(id))])),
    marks: marks.map((mark) => ({ ...mark, box: getBox(mark.id) })),
    lines: lines.map(({ id, transitions, hasArrow }) => {
      const { sections = [], labels: [label] = [] } = edges.get(id) ?? {};
      return {
        id,
        transitions: transitions.map((transition) => transition.id),
        points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
          [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [round(x), round(y)]),
        ),
        label: label ? toBox(label) : null,
        hasArrow,
      };
    }),
  };
}

export async function computeLayout(
  elk: Pick<ELK, 'layout'>,
  chart: Chart,
  direction: Direction = 'down',
): Promise<Geometry> {
  return createGeometry(chart, await elk.layout(createElkGraph(chart, direction)));
}

/** Not affected by descriptions and durations of named delays, which do not change the layout. */
export function getLayoutKey(chart: Chart, direction: Direction): string {
  // FNV-1a hash. Collisions are unlikely, because the key also contains the machine's id.
  let hash = 0x81_1c_9d_c5;
  for (const character of JSON.stringify(createElkGraph(chart, direction))) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return `${chart.id} ${direction} ${(hash >>> 0).toString(16)}`;
}
