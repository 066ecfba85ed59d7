import { createHash } from 'node:crypto'
import { isKnownScript } from './known-scripts.ts'
import type { InlineHashes } from './policy.ts'

/** Matches React's output, which escapes every `</script` and `</style` inside such an element. */
const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
const sourceAttribute = /\ssrc\s*=/i
const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]+)/i
const governedTypes = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
])

/** An inline script the policy does not allow. */
export type RefusedScript = { readonly hash: string; readonly characters: number }

function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Tells whether the policy applies to the text of a script element; data blocks (JSON-LD) are not run. */
function isInlineScript(attributes: string): boolean {
  const type = typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? ''
  return !sourceAttribute.test(attributes) && governedTypes.has(type)
}

const pageEnd = '</body></html>'
const scriptEnd = '</script>'

/** Returns the start of the consecutive script elements at the end of a page. */
function startOfClosingScripts(html: string): number {
  if (!html.endsWith(pageEnd)) return html.length
  let start = html.length - pageEnd.length
  while (html.endsWith(scriptEnd, start)) {
    const opening = html.lastIndexOf('<script', start - 1)
    if (opening === -1) break
    start = opening
  }
  return start
}

/**
 * Returns the hash sources of a complete page: of its inline style sheets, and of the inline scripts that Next or this
 * server wrote at its end. Any other inline script gets no hash, so browsers do not run it.
 */
export function inlineHashes(html: string): InlineHashes & { readonly refused: readonly RefusedScript[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const refused = new Map<string, RefusedScript>()
  const closing = startOfClosingScripts(html)
  for (const { 1: element = '', 2: attributes = '', 3: text = '', index } of html.matchAll(inlineElement)) {
    if (element.toLowerCase() === 'style') styles.add(sha256Source(text))
    else if (isInlineScript(attributes)) {
      const hash = sha256Source(text)
      if (index >= closing && isKnownScript(text)) scripts.add(hash)
      else refused.set(hash, { hash, characters: text.length })
    }
  }
  return { scripts: [...scripts], styles: [...styles], refused: [...refused.values()] }
}
