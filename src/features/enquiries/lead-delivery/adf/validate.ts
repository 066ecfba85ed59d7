import { grammar } from './grammar.ts'
import type { ParsedElement } from './read-xml.test-support.ts'

/**
 * Returns the errors of an ADF document; none when it is valid. For tests only: visitors enter the texts of a document
 * but cannot change its structure, so deliveries do not validate it.
 */
export function validateAdf(root: ParsedElement): string[] {
  return root.name === 'adf' ? errorsIn(root, 'adf') : ['The root element must be adf.']
}

function errorsIn({ name, attributes, children, text }: ParsedElement, path: string): string[] {
  const rule = grammar[name]
  if (!rule) return [`${path}: unknown element.`]
  const errors: string[] = []
  for (const [attribute, value] of Object.entries(attributes)) {
    const allowed = rule.attributes?.[attribute]
    if (!allowed) errors.push(`${path}: unknown attribute ${attribute}.`)
    else if (allowed !== 'any' && !allowed.includes(value))
      errors.push(`${path}: invalid value of ${attribute}.`)
  }
  if (rule.content === 'text') {
    return children.length === 0 ? errors : [...errors, `${path}: must contain text only.`]
  }
  if (text.trim() !== '') return [...errors, `${path}: must contain elements only.`]
  const order = children.map((child) => `${child.name} `).join('')
  if (!rule.content.test(order)) errors.push(`${path}: invalid elements or order of elements.`)
  return [...errors, ...children.flatMap((child) => errorsIn(child, `${path}/${child.name}`))]
}
