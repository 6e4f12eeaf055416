/** Texts as editors type them and programs copy them, each from a seed. */

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed * 2_654_435_761 + 1
  const next = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  return { next, one: <Thing>(things: readonly Thing[]) => things[next(things.length)] as Thing }
}
type Dice = ReturnType<typeof dice>

const vocabulary =
  'valve seat filler 36,000 b/h &amp; &lt;5&nbsp;mm&gt; "rebuilt" café Füllventil 1½ “quoted” – line'.split(' ')
const words = ({ next, one }: Dice) => Array.from({ length: 1 + next(5) }, () => one(vocabulary)).join(' ')
const several = (die: Dice, most: number, make: () => string) =>
  Array.from({ length: 1 + die.next(most) }, make).join('')

const links = ['/products', 'https://example.com/a?b=1&amp;c=2', 'mailto:a@b.example', 'tel:+441632960000', '#part']
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code']

function inline(die: Dice, deep = 0): string {
  const kind = die.next(deep > 2 ? 3 : 6)
  if (kind < 3) return ` ${words(die)} `
  if (kind === 3) return '<br>'
  const inside = () => several(die, 2, () => inline(die, deep + 1))
  if (kind === 4 && deep === 0) return `<a href="${die.one(links)}"> ${words(die)} <em>${words(die)}</em></a>`
  const mark = die.one(marks)
  return `<${mark}>${inside()}</${mark}>`
}

const line = (die: Dice) => `${words(die)} ${several(die, 3, () => inline(die))}`

function block(die: Dice, deep = 0): string {
  const flow = () => several(die, 2, () => block(die, deep + 1))
  const text = () => line(die)
  const simple = [
    () => `<p>${text()}</p>`,
    () => heading(die.one(['h2', 'h3', 'h4']), words(die)),
    () => `<pre>${words(die)}\n  ${words(die)}</pre>`,
    () => '<hr>',
    () => `<ul>${several(die, 3, () => `<li>${text()}</li>`)}</ul>`,
    () => `<ol${die.one(['', ' start="3"'])}>${several(die, 3, () => `<li><p>${text()}</p></li>`)}</ol>`,
  ]
  const nested = [
    () => `<blockquote>${flow()}</blockquote>`,
    () => `<ul>${several(die, 2, () => `<li>${text()}<ul><li>${text()}</li></ul></li>`)}</ul>`,
    () => `<dl>${several(die, 2, () => `<dt>${text()}</dt><dd>${die.one([text, flow])()}</dd>`)}</dl>`,
    () => `<figure>${flow()}<figcaption>${text()}</figcaption></figure>`,
    () => table(die),
  ]
  return die.one(deep > 1 ? simple : [...simple, ...nested])()
}

const heading = (name: string, text: string) => `<${name}>${text}</${name}>`

function table(die: Dice): string {
  const cell = () => `<td${die.one(['', ' colspan="2"', ' rowspan="2"'])}>${line(die)}</td>`
  const row = () => `<tr><th${die.one(['', ' scope="row"'])}>${words(die)}</th>${several(die, 2, cell)}</tr>`
  const caption = die.one(['', `<caption>${words(die)}</caption>`])
  const head = die.one(['', `<thead><tr><th scope="col">${words(die)}</th></tr></thead>`])
  return `<table>${caption}${head}<tbody>${several(die, 3, row)}</tbody></table>`
}

/** Everything that the sanitiser accepts, in any order that HTML allows. */
export function anyText(seed: number): string {
  const die = dice(seed + 1)
  return several(die, 6, () => block(die))
}

/** A text copied from Word. */
export function wordText(seed: number): string {
  const die = dice(seed + 10_000)
  const font = 'style=\'font-size:11.0pt;font-family:"Calibri",sans-serif;color:#1F497D\''
  const run = () =>
    die.one([
      `<span ${font}>${words(die)}<o:p></o:p></span>`,
      `<b style='mso-bidi-font-weight:normal'><span lang=EN-GB ${font}>${words(die)}</span></b>`,
      `<i><span ${font}>${words(die)}</span></i>`,
      `<a href="https://example.com/x"><span style='color:windowtext'>${words(die)}</span></a>`,
    ])
  const marker = "<![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>"
  const part = () =>
    die.one([
      `<p class=MsoNormal style='margin-bottom:8.0pt'>${several(die, 3, run)}</p>`,
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${marker}${run()}</p>`,
      `<h1 style='mso-list:none'>${words(die)}<o:p></o:p></h1>`,
      `<table class=MsoTableGrid border=1><tr style='height:1cm'><td width=200 valign=top><p class=MsoNormal>${run()}</p></td></tr></table>`,
    ])
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><style><!--
    p.MsoNormal {margin:0cm} --></style><!--[if gte mso 9]><xml><o:Pages>3</o:Pages></xml><![endif]--></head>
    <body lang=EN-GB><!--StartFragment-->${several(die, 5, part)}<!--EndFragment--></body></html>`
}

/** A text copied from Google Docs. */
export function docsText(seed: number): string {
  const die = dice(seed + 20_000)
  const run = () =>
    `<span style="font-size:11pt;font-family:Arial;font-weight:${die.one([400, 700])};font-style:${die.one([
      'normal',
      'italic',
    ])};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${words(die)} </span>`
  const part = () =>
    die.one([
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${several(die, 3, run)}</p>`,
      `<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">${words(die)}</span></h2><br />`,
      `<ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1">
        <p dir="ltr" role="presentation">${run()}</p></li></ul>`,
      `<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="200" /></colgroup><tbody><tr><td>
        <p dir="ltr">${run()}</p></td></tr></tbody></table></div>`,
    ])
  return `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${several(die, 5, part)}</b>`
}

/** A page copied from a browser, with everything that rich text cannot have. */
export function webText(seed: number): string {
  const die = dice(seed + 30_000)
  const part = () =>
    die.one([
      () => `<div class="x" onclick="x()"><div>${line(die)}</div></div>`,
      () =>
        `<section><h5 id="a">${words(die)}</h5><p style="color:red"><font size="2">${words(die)}</font></p></section>`,
      () => `<center>${words(die)}</center><marquee>${words(die)}</marquee>`,
      () => `<p>${words(die)}<img src="x" onerror="x()"><a href="javascript:x()">${words(die)}</a></p>`,
      () => `<script>x()</script><article><h1>${words(die)}</h1>${block(die)}</article>`,
      () => `${words(die)}<br><br>${words(die)}`,
      () => `<ul>${words(die)}<li>${line(die)}</li></ul>`,
      () => `<details><summary>${words(die)}</summary>${line(die)}</details>`,
    ])()
  return several(die, 5, part)
}
