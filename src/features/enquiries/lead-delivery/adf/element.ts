/** An XML element with either children or text. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

/** Creates an element. Undefined attributes and null children are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string | number | readonly (XmlElement | null)[],
): XmlElement {
  const defined = Object.entries(attributes).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    name,
    attributes: Object.fromEntries(defined),
    content: typeof content === 'object' ? content.filter((child) => child !== null) : String(content),
  }
}

/** Creates an element with text; null when the text is blank. */
export function textElement(
  name: string,
  text: string | number | null,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XmlElement | null {
  return text === null || String(text).trim() === '' ? null : element(name, attributes, text)
}
