import type { XmlElement } from './element.ts'
import { grammar } from './grammar.ts'

/** What is wrong with a document of the format; nothing when it is valid. No text of the document is repeated. */
export function adfFaults(root: XmlElement): string[] {
  return root.name === 'adf' ? faultsIn(root, 'adf') : ['The document begins with adf.']
}

function faultsIn({ name, attributes, content }: XmlElement, path: string): string[] {
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
    return typeof content === 'string' ? faults : [...faults, `${path}: it holds text alone.`]
  }
  if (typeof content === 'string') return [...faults, `${path}: it holds elements alone.`]
  const order = content.map((child) => `${child.name} `).join('')
  if (!rule.content.test(order))
    faults.push(`${path}: its elements are not those of the format, in its order.`)
  return [...faults, ...content.flatMap((child) => faultsIn(child, `${path}/${child.name}`))]
}
