import type { XmlElement } from './element.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A parser would normalise these to spaces in attributes.
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Characters that XML does not allow, not even escaped, and lone surrogates. Source: XML 1.0 §2.2. */
const unwritable = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Removes characters that XML does not allow, and normalises line ends. */
function sanitise(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritable, '')
}

const escapeText = (text: string) => sanitise(text).replace(/[&<>]/g, (character) => escapes[character] ?? '')

const escapeAttribute = (text: string) =>
  sanitise(text).replace(/[&<>"'\n\t]/g, (character) => escapes[character] ?? '')

function write({ name, attributes, content }: XmlElement, indent: string): string {
  const attributeText = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
  )
  const opening = `${indent}<${name}${attributeText.join('')}>`
  if (typeof content === 'string') return `${opening}${escapeText(content)}</${name}>`
  const children = content.map((child) => write(child, `${indent}  `))
  return [opening, ...children, `${indent}</${name}>`].join('\n')
}

/** Returns an ADF document as text. Texts and attribute values are escaped; names are not. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${write(root, '')}\n`
}
