import { expect, test } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

/** `printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const alertOne = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
/** The same of `p{color:red}`. */
const redText = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"

test('inline scripts and style sheets are hashed, each once', () => {
  const html =
    '<style>p{color:red}</style><script>alert(1)</script><p>x</p><script id="_R_">alert(1)</script>'
  expect(inlineHashes(html)).toEqual({ scripts: [alertOne], styles: [redText] })
})

test('scripts with a source and data blocks need no hash', () => {
  const html =
    '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"@type":"Car"}</script>'
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] })
})

test.each(['module', 'text/javascript', 'speculationrules'])('a script of type %s needs its hash', (type) => {
  expect(inlineHashes(`<script type="${type}">alert(1)</script>`).scripts).toEqual([alertOne])
})
