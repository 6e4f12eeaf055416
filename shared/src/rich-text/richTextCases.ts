/** Hostile HTML by type of attack; only its text may remain. */
export const hostile: readonly [string, string][] = [
  ['a script', 'before<script>alert(1)</script>after'],
  ['an event attribute', '<p onclick="alert(1)" onmouseover=alert(1)>text</p>'],
  ['an image that fails into a script', '<img src=x onerror=alert(1)>text'],
  ['a javascript: link', '<a href="javascript:alert(1)">text</a>'],
  ['a javascript: link behind character references', '<a href="&#106;avascript&colon;alert(1)">text</a>'],
  ['a javascript: link cut by a line break', '<a href="java\nscript:alert(1)">text</a>'],
  ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">text</a>'],
  ['a foreign frame', '<iframe src="https://evil.example/embed/abc"></iframe>text'],
  [
    'a frame that only looks allowed',
    '<iframe src="https://www.youtube-nocookie.com.evil.example/embed/abc"></iframe>text',
  ],
  ['a frame with a document of its own', '<iframe srcdoc="<script>alert(1)</script>"></iframe>text'],
  ['an svg with a script', '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>text'],
  ['mathml that hides markup', 'text<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></math>'],
  ['a style sheet', '<style>body{display:none}</style>text'],
  ['a style attribute', '<p style="position:fixed;inset:0">text</p>'],
  ['an object', '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">text'],
  ['a form', '<form action="https://evil.example"><input name="password"><button>text</button></form>'],
  ['a base address', '<base href="https://evil.example/">text'],
  ['a comment', '<!--<img src=x onerror=alert(1)>-->text'],
  [
    'a noscript that changes its meaning',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>text',
  ],
  ['a template', '<template><script>alert(1)</script></template>text'],
  ['an id that shadows the page', '<p id="root" class="x" name="y">text</p>'],
  ['an unfinished tag', 'text<img src=x onerror=alert(1)'],
  ['half an attribute', 'text<a href="javascript:alert(1)'],
]

/** HTML as editors write it, with the expected markup. */
export const honest: readonly [string, string][] = [
  ['<p>a <strong>b</strong> &amp; <em>c</em><br>d</p>', '<p>a <strong>b</strong> &amp; <em>c</em><br>d</p>'],
  ['<h1>Title</h1><h2>Part</h2>', '<h2>Title</h2><h2>Part</h2>'],
  ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<div><center>kept</center></div>', 'kept'],
  [
    '<table><tr><th scope="row">Valves<td colspan="2">36<tr><td>x</table>',
    '<table><tbody><tr><th scope="row">Valves</th><td colspan="2">36</td></tr><tr><td>x</td></tr></tbody></table>',
  ],
  ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
  ['a\r\nb', 'a\nb'],
]
