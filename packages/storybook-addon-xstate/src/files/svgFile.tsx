/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '../drawing/Drawing';
import { fileColours, colour } from '../drawing/palette';
import { drawingStyles } from '../drawing/styles';
import type { Geometry } from '../layout/geometry';
import type { Chart } from '../model/chart';
import { placesFingerprint } from '../model/fingerprint';
import { writePlaces } from './places';

/** A chart as an SVG that stands by itself, light or dark as its reader prefers. */
export function svgFile(chart: Chart, geometries: readonly [Geometry, ...Geometry[]]): string {
  const [geometry] = geometries;
  const { width, height } = geometry;
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="statechart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Statechart of ${chart.id}`}
    >
      <metadata>{writePlaces(placesFingerprint(chart), geometries)}</metadata>
      <style dangerouslySetInnerHTML={{ __html: fileColours + drawingStyles }} />
      <rect width={width} height={height} rx={14} fill={colour('canvas')} />
      <Drawing chart={chart} geometry={geometry} />
    </svg>,
  );
  // A line for each thing drawn, so that a change is one in a diff too.
  return `${markup.replaceAll(/(<\/g>|<\/style>|<\/metadata>|<path )/g, (tag) => (tag === '<path ' ? `\n${tag}` : `${tag}\n`))}\n`;
}
