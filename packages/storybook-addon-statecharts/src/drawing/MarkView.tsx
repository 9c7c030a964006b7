/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React from 'react';
import type { Mark } from '../layout/geometry';

export function MarkView({ mark: { kind, box } }: { mark: Mark }) {
  const [left, top, width, height] = box;
  if (kind === 'initial') {
    return <circle className="dot" cx={left + width / 2} cy={top + height / 2} r={width / 2} />;
  }
  if (kind === 'fork') {
    return <rect className="fork" x={left} y={top} width={width} height={height} rx={2} />;
  }
  return (
    <g transform={`translate(${left} ${top})`}>
      <title>From any state in here</title>
      <rect className="pill" width={width} height={height} rx={height / 2} />
      <text className="small" x={width / 2} y={height / 2} textAnchor="middle">
        any state
      </text>
    </g>
  );
}
