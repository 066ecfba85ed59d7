import { brand } from '#platform/site/brand.ts'
import { errorMessages } from '#platform/site/error-messages.ts'
import type { Refusal } from './admission.ts'

/** The light theme without any file of the build, because serving files may be what failed. */
const style = `
:root{background:#f5f3ef;color:#15171a;font:1rem/1.5 system-ui,sans-serif}
body{margin:0}
header,main{margin-inline:clamp(1.25rem,.229rem + 4.19vw,4rem)}
header{padding-block:1.5rem;border-bottom:1px solid #dad6ce;font-weight:600}
main{padding-block:clamp(4.5rem,3.2rem + 5.333vw,8rem)}
h1{max-width:16ch;margin:0 0 2rem;font-size:clamp(2.75rem,1.857rem + 5.714vw,7rem);font-weight:560;line-height:.96;letter-spacing:-.025em;overflow-wrap:break-word;text-wrap:balance}
p{max-width:40ch;margin:0 0 2rem;color:#5a5e63;font-size:1.1875rem}
a{color:inherit}
header a{display:inline-block;padding-block:.625rem;text-decoration:none}
.retry{display:inline-flex;align-items:center;min-height:3.25rem;padding-inline:1.75rem;border-radius:2px;background:#15171a;color:#fff;font-weight:600;text-decoration:none}
.retry:hover{background:#b8101f}
:focus-visible{outline:3px solid #15171a;outline-offset:3px}
@media(forced-colors:active){.retry{border:2px solid}}
`.replaceAll('\n', '')

/** A link to the same address. */
const retry = `<a class="retry" href="">${errorMessages.retry}</a>`

/**
 * Renders an error response as a self-contained page without scripts or other files. Server errors offer a retry.
 */
export function refusalPage({ status, title, detail }: Refusal): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><header><a href="/">${brand.siteName}</a></header><main><h1>${title}</h1><p>${detail}</p>${status >= 500 ? retry : ''}</main></body></html>
`
}
