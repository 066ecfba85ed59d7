import type { XmlElement } from './element.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // In an attribute these would come back as spaces.
  '\n': '&#10;',
  '\t': '&#9;',
}

/** What no XML document may hold, not even escaped. Source: XML 1.0 §2.2, and halves of characters. */
const unwritable = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text without what XML cannot hold; lines end in one way. */
function plain(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritable, '')
}

const escapeText = (text: string) => plain(text).replace(/[&<>]/g, (character) => escapes[character] ?? '')

const escapeAttribute = (text: string) =>
  plain(text).replace(/[&<>"'\n\t]/g, (character) => escapes[character] ?? '')

function write({ name, attributes, content }: XmlElement, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  const opening = `${indent}<${name}${written.join('')}>`
  if (typeof content === 'string') return `${opening}${escapeText(content)}</${name}>`
  const children = content.map((child) => write(child, `${indent}  `))
  return [opening, ...children, `${indent}</${name}>`].join('\n')
}

/** A document of the format as text. Every text in it is escaped; names come from the grammar. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${write(root, '')}\n`
}
