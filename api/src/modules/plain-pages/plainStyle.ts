/**
 * The style of plain pages. It repeats the site's tokens for colours, fonts and sizes
 * (shared/src/ui/styles/tokens.css), which plain pages cannot load: there may be no live release.
 */
export const plainStyle = `
@font-face{font-family:"Archivo Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:97.9%;ascent-override:90%;descent-override:21.2%;line-gap-override:0%}
@font-face{font-family:"Archivo Fallback";font-weight:600;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Helvetica Bold");size-adjust:97.9%;ascent-override:90%;descent-override:21.2%;line-gap-override:0%}
:root{color-scheme:light dark;--bg:light-dark(#f7f5f0,#071426);--ink:light-dark(#0b1f3a,#f7f5f0);--ink-2:light-dark(#46566c,#aab8c9);--line-2:light-dark(#c3bfb4,#34495f);--link:light-dark(#0b6699,#5fc1f0);--focus:light-dark(#0e7db8,#5fc1f0);--btn:light-dark(#0b1f3a,#f7f5f0);--on-btn:light-dark(#f7f5f0,#0b1f3a)}
*{box-sizing:border-box}
body{margin:0;min-block-size:100svh;padding:1.25rem clamp(1.25rem,.6rem + 2.6vw,3rem) 4rem;font:400 1rem/1.6 "Archivo Brightfill","Archivo Fallback",system-ui,sans-serif;word-spacing:.045em;color:var(--ink);background:var(--bg);overflow-wrap:break-word}
header,main{max-inline-size:84rem;margin-inline:auto}
header a{display:inline-block;color:inherit;font-weight:600;line-height:44px;text-decoration:none}
img{display:block;block-size:40px;inline-size:auto}
main{padding-block-start:clamp(3rem,12vh,8rem)}
main>*{max-inline-size:44rem}
h1{margin:2rem 0 1.5rem;font-size:clamp(2.125rem,1.67rem + 1.87vw,3.5rem);font-weight:600;line-height:1.06;letter-spacing:-.028em;text-wrap:balance}
p{margin:0 0 1rem;color:var(--ink-2);text-wrap:pretty}
strong{color:var(--ink);font-weight:600;overflow-wrap:anywhere}
form,.way{margin:2rem 0}
label{display:block;margin-block-end:.375rem;font-weight:600;color:var(--ink)}
input:not([type=hidden]){display:block;inline-size:100%;max-inline-size:24rem;min-block-size:48px;padding:.5rem .75rem;border:1px solid var(--ink-2);border-radius:2px;font:inherit;color:var(--ink);background:transparent}
.fault{display:block;color:light-dark(#b3261e,#ff9c8f);font-weight:600}
button,.way a{display:inline-flex;align-items:center;min-block-size:48px;padding:.75rem 1.5rem;border:1px solid transparent;border-radius:2px;font:inherit;font-size:.9375rem;font-weight:600;line-height:1.25;color:var(--on-btn);background:var(--btn);text-decoration:none;cursor:pointer}
:is(button,.way a):hover{color:#0b1f3a;background:#f2a33a}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:2px}
.level{position:relative;block-size:14px;border-block-end:1px solid var(--line-2);background:repeating-linear-gradient(90deg,var(--line-2) 0 1px,transparent 1px 10%) 0 100%/100% 7px no-repeat}
.level::before{content:"";position:absolute;inset-block-end:-1px;inset-inline-start:0;block-size:3px;inline-size:0;background:#f2a33a}
.level[data-level=half]::before{inline-size:50%}
.level[data-level=full]::before{inline-size:100%}
@media (forced-colors:active){.level::before{background:Highlight}}
`
