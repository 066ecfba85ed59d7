import { createHash } from 'node:crypto'
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

function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hash sources of every inline script and style sheet of a finished page; data blocks (JSON-LD) need none. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (element.toLowerCase() === 'style') {
      styles.add(sha256Source(text))
      continue
    }
    const type = typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? ''
    if (!sourceAttribute.test(attributes) && governedTypes.has(type)) scripts.add(sha256Source(text))
  }
  return { scripts: [...scripts], styles: [...styles] }
}
