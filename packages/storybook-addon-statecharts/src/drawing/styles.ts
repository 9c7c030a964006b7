import { SIZE } from '../layout/contents';
import { colour } from './palette';

const FONT = `ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;

export const drawingStyles = `
.statechart{font-family:${FONT};font-size:${SIZE.text}px}
.statechart text{fill:${colour('text')};dominant-baseline:central;white-space:pre}
.statechart .name{font-size:${SIZE.name}px;font-weight:600}
.statechart .small{font-size:${SIZE.small}px;fill:${colour('muted')}}
.statechart .trigger{font-weight:600}
.statechart .box{fill:${colour('state')};stroke:${colour('border')}}
.statechart .outer>.box{fill:${colour('nested')};stroke:${colour('soft')}}
.statechart .machine>.box{fill:${colour('frame')};stroke:${colour('soft')}}
.statechart .region>.box{stroke-dasharray:6 4;stroke:${colour('border')}}
.statechart .rule{stroke:${colour('soft')}}
.statechart .inner{fill:none;stroke:${colour('border')}}
.statechart .pill{fill:${colour('nested')};stroke:${colour('soft')}}
.statechart .sign{fill:none;stroke:${colour('muted')};stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
.statechart .line{fill:none;stroke:${colour('line')};stroke-width:1.4}
.statechart .head{fill:${colour('line')}}
.statechart .dot{fill:${colour('text')}}
.statechart .fork{fill:${colour('text')}}
.statechart .chip{fill:${colour('chip')};stroke:${colour('soft')}}
.statechart .event .bar{fill:${colour('event')}}
.statechart .after .bar{fill:${colour('time')}}
.statechart .done .bar,.statechart .finished .bar{fill:${colour('done')}}
.statechart .error .bar{fill:${colour('error')}}
.statechart .always .bar,.statechart .snapshot .bar,.statechart .route .bar{fill:${colour('always')}}
`
  .replaceAll('\n', '')
  .trim();

/** Styles of an interactive drawing. */
export const liveStyles = `
.statechart :is(.outer,.inside)[data-active]>.box{stroke:${colour('active')};stroke-width:2.5}
.statechart .inside[data-active]>.box{fill:${colour('activeFill')}}
.statechart [data-taken] .line{stroke:${colour('taken')};stroke-width:2.5}
.statechart [data-taken] .head{fill:${colour('taken')}}
.statechart [data-taken] .chip{stroke:${colour('taken')};stroke-width:2}
.statechart [data-open] .chip{stroke:${colour('active')};stroke-width:1.6}
.statechart [data-refused] .chip{stroke:${colour('error')};stroke-dasharray:3 3}
.statechart [data-refused] .trigger{fill:${colour('muted')};text-decoration:line-through}
.statechart [role=button]{cursor:pointer;outline:none}
.statechart [role=button]:hover>.box,.statechart [role=button]:hover>.chip{stroke:${colour('active')}}
.statechart .ring{display:none;fill:none;stroke:${colour('active')};stroke-width:2.5}
.statechart [role=button]:focus-visible>.ring{display:block}
.statechart .timer{fill:${colour('time')};transform-box:fill-box;transform-origin:left center;animation:statechart-timer linear both}
.statechart [data-taken] .line{stroke-dasharray:7 4;animation:statechart-taken .5s linear 2}
@keyframes statechart-timer{to{transform:scaleX(0)}}
@keyframes statechart-taken{from{stroke-dashoffset:22}to{stroke-dashoffset:0}}
@media (prefers-reduced-motion:reduce){.statechart [data-taken] .line{animation:none;stroke-dasharray:none}}
`
  .replaceAll('\n', '')
  .trim();
