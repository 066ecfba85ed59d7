import { grammar } from './grammar.ts'
import type { ReadElement } from './read-xml.test-support.ts'

/**
 * What is wrong with a document of the format; nothing when it is valid. For tests only: visitors decide the texts of a
 * document and not its structure, so no delivery validates it again.
 */
export function adfFaults(root: ReadElement): string[] {
  return root.name === 'adf' ? faultsIn(root, 'adf') : ['The document begins with adf.']
}

function faultsIn({ name, attributes, children, text }: ReadElement, path: string): string[] {
  const rule = grammar[name]
  if (!rule) return [`${path}: there is no such element.`]
  const faults: string[] = []
  for (const [attribute, value] of Object.entries(attributes)) {
    const allowed = rule.attributes?.[attribute]
    if (!allowed) faults.push(`${path}: it has no attribute ${attribute}.`)
    else if (allowed !== 'any' && !allowed.includes(value))
      faults.push(`${path}: its ${attribute} is not known.`)
  }
  if (rule.content === 'text') {
    return children.length === 0 ? faults : [...faults, `${path}: it holds text alone.`]
  }
  if (text.trim() !== '') return [...faults, `${path}: it holds elements alone.`]
  const order = children.map((child) => `${child.name} `).join('')
  if (!rule.content.test(order))
    faults.push(`${path}: its elements are not those of the format, in its order.`)
  return [...faults, ...children.flatMap((child) => faultsIn(child, `${path}/${child.name}`))]
}
