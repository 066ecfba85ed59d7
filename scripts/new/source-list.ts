/**
 * Adds an item and its import to the array or object that a source declares under a name. The formatter sorts the imports
 * afterwards.
 *
 * @throws Error when the source has no such list.
 */
export function addToList(source: string, list: string, item: string, imported: string): string {
  const declaration = new RegExp(`(const ${list}\\b[^=]*=\\s*[[{])([^\\]}]*)([\\]}])`)
  const [whole, opening, content, closing] = declaration.exec(source) ?? []
  if (whole === undefined || content === undefined) throw new Error(`The list ${list} was not found.`)
  const items = [...content.split(','), item].map((text) => text.trim()).filter(Boolean)
  const extended = [opening, ...items.map((text) => `  ${text},`), closing].join('\n')
  return `${imported}\n${source.replace(whole, () => extended)}`
}
