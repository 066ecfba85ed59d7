/** An element of a document: with children, or with text. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

/** Makes an element. An attribute that is undefined, and a child that is null, is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string | number | readonly (XmlElement | null)[],
): XmlElement {
  const given = Object.entries(attributes).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    name,
    attributes: Object.fromEntries(given),
    content: typeof content === 'object' ? content.filter((child) => child !== null) : String(content),
  }
}

/** An element that holds a text; null when there is none. */
export function textElement(
  name: string,
  text: string | number | null,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XmlElement | null {
  return text === null || String(text).trim() === '' ? null : element(name, attributes, text)
}
