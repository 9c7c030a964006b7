export const styles = `
.calls{--text:light-dark(#1f2430,#eceef2);--muted:light-dark(#565f70,#b3bac7);--line:light-dark(#c9ced8,#4c515c);--edge:light-dark(#7d8798,#868e9e);--back:light-dark(#ffffff,#1b1c20);--raised:light-dark(#f7f8fa,#26282e);--wrong:light-dark(#b3261e,#ff8593);--injected:light-dark(#8a4b00,#ffb27a);--focus:light-dark(#0b57d0,#8ab4ff);
box-sizing:border-box;min-block-size:100%;color:var(--text);background:var(--back);font:13px/1.5 system-ui,sans-serif}
.calls *{box-sizing:border-box}
.calls :is(button,select){font:inherit;color:inherit;background:var(--raised);border:1px solid var(--edge);border-radius:6px;padding:4px 10px;min-block-size:32px;max-inline-size:100%}
.calls :focus-visible{outline:2px solid var(--focus);outline-offset:1px}
.calls header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;padding:8px 12px;border-block-end:1px solid var(--line)}
.calls :is(p,ol,pre,dl,dd){margin:0;padding:0}
.calls ol{list-style:none}
.calls li{border-block-end:1px solid var(--line)}
.calls summary{display:flex;flex-wrap:wrap;gap:2px 12px;padding:8px 12px;min-block-size:36px;cursor:pointer}
.calls summary::before{content:'▸' / '';inline-size:10px;color:var(--muted)}
.calls details[open]>summary::before{content:'▾' / ''}
.calls summary:focus-visible{outline-offset:-2px}
.calls-name{flex:1 1 180px;min-inline-size:0;overflow-wrap:anywhere;font-weight:600}
.calls-end{font-variant-numeric:tabular-nums;color:var(--muted)}
.calls-end[data-wrong]{color:var(--wrong)}
.calls-injected{color:var(--injected)}
.calls-details{display:grid;gap:10px;padding:4px 12px 14px}
.calls dl{display:grid;grid-template-columns:minmax(64px,auto) minmax(0,1fr);gap:4px 12px}
.calls dt{color:var(--muted)}
.calls dd{overflow-wrap:anywhere}
.calls pre{max-block-size:200px;overflow:auto;padding:6px 8px;border:1px solid var(--line);border-radius:6px;background:var(--raised);font:12px/1.5 ui-monospace,"DejaVu Sans Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.calls-next{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
.calls label{display:inline-flex;flex-wrap:wrap;align-items:center;gap:8px;min-block-size:32px;max-inline-size:100%}
.calls input{inline-size:18px;block-size:18px;margin:0}
.calls-none{padding:24px 12px;text-align:center}
`;
