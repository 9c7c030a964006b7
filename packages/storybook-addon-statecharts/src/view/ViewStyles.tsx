import type { ReactNode } from 'react';
import { colour, drawingStyles, liveStyles } from '../drawing/styles';

const viewStyles = `
.statechart-view{container:statechart/inline-size;color:${colour('text')};background:${colour('canvas')};font-size:13px;line-height:1.45;height:100%;box-sizing:border-box}
.statechart-view *{box-sizing:border-box}
.statechart-view button{font:inherit;color:inherit;background:${colour('state')};border:1px solid ${colour('border')};border-radius:6px;min-height:28px;min-width:28px;padding:2px 8px;cursor:pointer;text-align:start;overflow-wrap:anywhere}
.statechart-view button:hover{border-color:${colour('active')}}
.statechart-view button[aria-pressed=true]{background:${colour('activeFill')};border-color:${colour('active')}}
.statechart-view :is(button,ol,div):focus-visible{outline:2px solid ${colour('active')};outline-offset:-2px}
.statechart-view p,.statechart-view h3{margin:0;font-size:13px}
.statechart-view ul,.statechart-view ol{margin:0;padding:0;list-style:none}
.statechart-panel{display:flex;flex-direction:column;height:100%;min-height:420px}
.statechart-main{display:flex;flex-direction:column;flex:3 1 0;min-height:240px;min-width:0}
.statechart-side{display:flex;flex-direction:column;flex:1 1 0;min-height:140px;min-width:0;border-top:1px solid ${colour('soft')}}
.statechart-canvas{display:flex;flex-direction:column;flex:1 1 0;min-height:0}
.statechart-tools{display:flex;flex-wrap:wrap;gap:6px;padding:6px 8px;border-bottom:1px solid ${colour('soft')}}
.statechart-area{flex:1 1 0;min-height:0;overflow:auto;display:grid;place-items:safe center;background:${colour('canvas')};scrollbar-width:thin}
.statechart-area>svg{display:block}
.statechart-list{flex:1 1 0;overflow:auto;padding:8px 12px;border-top:1px solid ${colour('soft')}}
.statechart-visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.statechart-text ul{padding-inline-start:18px}
.statechart-text li{margin-block:2px}
.statechart-text li[aria-current]>strong{color:${colour('active')}}
.statechart-details{padding:8px 12px;border-top:1px solid ${colour('soft')};max-height:45%;overflow:auto;background:${colour('frame')}}
.statechart-details header{display:flex;justify-content:space-between;align-items:start;gap:8px}
.statechart-details h3{font-weight:600;overflow-wrap:anywhere;padding-block:4px}
.statechart-view .statechart-choices{display:flex;flex-wrap:wrap;gap:6px;padding-block:6px}
.statechart-status{padding:6px 12px;border-bottom:1px solid ${colour('soft')};overflow-wrap:anywhere}
.statechart-log{flex:1 1 0;overflow:auto;scrollbar-width:thin}
.statechart-view .statechart-log>li>:is(button,div){display:flex;gap:10px;width:100%;padding:5px 12px;border:0;border-radius:0;background:none;border-bottom:1px solid ${colour('soft')}}
.statechart-view .statechart-log>li>button:hover{background:${colour('nested')}}
.statechart-view .statechart-log>li[aria-current]>*{background:${colour('activeFill')};box-shadow:inset 3px 0 ${colour('active')}}
.statechart-time{flex:0 0 48px;color:${colour('muted')};font-variant-numeric:tabular-nums}
.statechart-log>li[aria-current] .statechart-time{color:inherit}
.statechart-event{display:flex;flex-direction:column;min-width:0;overflow-wrap:anywhere}
.statechart-change ins{text-decoration:none;font-weight:600}
.statechart-change,.statechart-emitted{font-size:12px}
.statechart-emitted{color:${colour('done')}}
.statechart-ignored{color:${colour('error')}}
.statechart-log>li[aria-current] :is(.statechart-emitted,.statechart-ignored){color:inherit}
.statechart-empty{flex:1 1 0;padding:24px;text-align:center}
.statechart-figure{margin:0}
.statechart-figure figcaption{padding-block-end:12px;font-size:14px}
.statechart-figure .statechart-canvas{border:1px solid ${colour('soft')};border-radius:10px;overflow:hidden;max-height:min(80vh,900px)}
.statechart-figure .statechart-area{flex:0 1 auto}
.statechart-tables{overflow-x:auto}
.statechart-tables table{width:100%;margin-block:24px;border-collapse:collapse;font-size:13px;text-align:start}
.statechart-tables caption{font-weight:600;font-size:15px;text-align:start;padding-block:6px}
.statechart-tables :is(td,th){padding:6px 10px;border-block-end:1px solid ${colour('soft')};vertical-align:top;text-align:start;overflow-wrap:break-word}
.statechart-tables thead th{color:${colour('muted')}}
.statechart-tables li+li{margin-block-start:4px}
.statechart-note{color:${colour('muted')};font-size:12px;font-weight:400}
.statechart-picture>img{display:block;width:96px;height:180px;object-fit:cover;object-position:top;border:1px solid ${colour('soft')};border-radius:6px}
.statechart-tables a{color:${colour('active')}}
@container statechart (min-width:720px){.statechart-panel{flex-direction:row;min-height:0}.statechart-side{border-top:0;border-inline-start:1px solid ${colour('soft')};flex:0 0 300px}}
`;

/** Adds the styles. @param theme defaults to the page's theme */
export function ViewStyles({ theme, children }: { theme?: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div className="statechart statechart-view" style={theme && { colorScheme: theme }}>
      <style>{drawingStyles + liveStyles + viewStyles}</style>
      {children}
    </div>
  );
}
