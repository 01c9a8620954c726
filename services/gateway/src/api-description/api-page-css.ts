/** Styles of the page of the API, in the site's colours and type. The table of contents stays in view from 1200 px. */
export const apiPageCss = `
.static-header{display:flex;align-items:center;box-sizing:border-box;padding:0 20px}
.static-header a{display:flex;align-items:center;gap:10px;color:inherit;font:var(--ip-font-cardTitle);font-size:1rem;text-decoration:none}
.static-header rect{fill:var(--ip-palette-fill-main)}
.static-header path{fill:none;stroke:#fff;stroke-width:2.3;stroke-linecap:round;stroke-linejoin:round}
.api{box-sizing:border-box;max-width:840px;margin:0 auto;padding:48px 20px 96px;overflow-wrap:break-word}
.api h1{margin:0;font:var(--ip-font-section);font-size:1.75rem;letter-spacing:-.025em;hyphens:auto}
.api h2{margin:72px 0 0;font:var(--ip-font-pageTitle)}
.api h3{margin:40px 0 8px;font:var(--ip-font-cardTitle);scroll-margin-top:24px}
.api h4{margin:24px 0 8px;font:var(--ip-font-panelTitle)}
.api details{margin-top:12px}
.api summary{padding:8px 0;border-radius:6px;cursor:pointer}
.api summary::marker{color:var(--ip-palette-text-secondary)}
.api summary h4{display:inline;margin:0}
.api article{padding-bottom:32px;border-bottom:1px solid var(--ip-palette-line-main)}
.api p{max-width:68ch;margin:12px 0 0}
.api .lead{color:var(--ip-palette-text-secondary);font:var(--ip-font-lead);font-size:1.0625rem}
.api a,.api a code{color:var(--ip-palette-primary-main)}
.api a:focus-visible,.api pre:focus-visible,.api summary:focus-visible,.static-header a:focus-visible{outline:2px solid var(--ip-palette-primary-main);outline-offset:2px}
.api code,.api pre{font-family:var(--ip-font-mono);font-size:.8125rem;font-feature-settings:"zero" 1}
.call b{display:inline-block;padding:2px 8px;border:1px solid var(--ip-palette-line-strong);border-radius:6px;background:var(--ip-palette-background-paper);font-size:.75rem;font-weight:600;line-height:1.5}
.api pre{margin:12px 0 0;padding:20px;overflow-x:auto;max-height:420px;border:1px solid var(--ip-palette-line-main);border-radius:10px;background:var(--ip-palette-surface-sunken);line-height:1.6}
.api ul{margin:8px 0 0;padding-left:20px}
.api nav{margin-top:32px}
.api nav ul{margin:0;padding:0;list-style:none}
.api nav>ul>li{padding-bottom:16px;font-weight:600;break-inside:avoid}
.api nav li li{font-weight:400}
.api nav a,.api dd a{display:inline-block;padding:2px 0}
.api dl{margin:0}
.api p+dl{margin-top:12px}
.api dl>div{padding:10px 0;border-top:1px solid var(--ip-palette-line-main)}
.api dt{font-weight:600}
.api dd{margin:2px 0 0;color:var(--ip-palette-text-secondary)}
.api dd dl{margin-top:10px;padding-left:12px;border-left:2px solid var(--ip-palette-line-main)}
.api dd dl>div{display:block}
.api dd dt{color:var(--ip-palette-text-primary)}
@media (min-width:900px){
.static-header{padding:0 32px}
.api{padding-top:80px}
.api h1{font-size:2.25rem}
.api nav>ul{columns:2;column-gap:48px}
.api dl>div{display:grid;grid-template-columns:220px minmax(0,1fr);gap:24px}
}
@media (min-width:1200px){
.static-header{padding:0 max(32px,calc((100% - 1152px)/2))}
.api{display:grid;grid-template-columns:240px minmax(0,840px);column-gap:72px;max-width:1216px;padding:64px 32px 96px}
.api>*{grid-column:2}
.api nav{position:sticky;top:24px;grid-area:1/1/span 40;align-self:start;max-height:calc(100vh - 48px);margin:0;overflow-y:auto;font-size:.875rem}
.api nav>ul{columns:1}
.api nav a{color:inherit;text-decoration:none}
.api nav a:hover{text-decoration:underline}
.api nav li li{color:var(--ip-palette-text-secondary)}
}
@media print{.api details::details-content{content-visibility:visible;block-size:auto}.api pre{max-height:none;white-space:pre-wrap}}`;
