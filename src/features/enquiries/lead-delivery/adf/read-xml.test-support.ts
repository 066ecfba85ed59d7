/** A parsed XML element. */
export type ParsedElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ParsedElement[]
  text: string
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function decode(text: string): string {
  if (/[<]/.test(text)) throw new Error('unescaped <')
  return text.replace(/&(?:#(\d+)|(\w+));|&/g, (whole, code?: string, name?: string) => {
    const known = code ? String.fromCodePoint(Number(code)) : entities[name ?? '']
    if (known === undefined) throw new Error(`not an entity: ${whole}`)
    return known
  })
}

const tag = /<(?:(\?)[\s\S]*?\?>|(\/)?([a-z]+)((?: [a-z]+="[^"<]*")*)>)/g

/** Parses a document independently of the writer. @throws when it is not well-formed. */
export function readXml(document: string): ParsedElement {
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(document))
    throw new Error('invalid XML character')
  const documentNode: ParsedElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [documentNode]
  let at = 0
  for (const match of document.matchAll(tag)) {
    const current = open.at(-1) ?? documentNode
    current.text += decode(document.slice(at, match.index))
    at = match.index + match[0].length
    const [, instruction, closing, name = '', attributes = ''] = match
    if (instruction) continue
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> has no opening tag`)
      continue
    }
    const pairs = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      decode(value),
    ])
    const element: ParsedElement = { name, attributes: Object.fromEntries(pairs), children: [], text: '' }
    current.children.push(element)
    open.push(element)
  }
  const [root] = documentNode.children
  const isWhole = open.length === 1 && documentNode.children.length === 1
  if (!root || !isWhole || (documentNode.text + decode(document.slice(at))).trim() !== '')
    throw new Error('not exactly one root element')
  return root
}

/** Returns the elements at a path of names below the root: `prospect`, `vehicle`. */
export function elementsAt(root: ParsedElement, ...path: string[]): ParsedElement[] {
  return path.reduce<ParsedElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [root],
  )
}
