/** The end of a name object: white space or a delimiter. Source: ISO 32000-2, 7.2.3 and 7.3.5. */
const nameEnd = String.raw`\s()<>[\]{}/%`

const nameObject = new RegExp(`/([^${nameEnd}]+)`, 'g')
const escapedName = new RegExp(`/([^#${nameEnd}]*#[^${nameEnd}]*)`, 'g')

/** Names with an escape that a file may contain; honest ones have a few, and compressed data some by chance. */
const maxEscapedNames = 20_000

/** Returns a name with its escapes resolved: `J#53` is `JS`. */
const resolved = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Returns the names in a dictionary, with their escapes resolved. */
export const namesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(nameObject), ([, name = '']) => resolved(name)))

/** Searches a part of a PDF for names. */
export type NameSearch = (text: string) => boolean

/**
 * Creates a search for any of the names, escaped or not. It works on the bytes as they are: a name that a reader would
 * see is found wherever it stands. A text with too many escapes counts as one that hides a name.
 */
export function searchFor(names: readonly string[]): NameSearch {
  const plain = new RegExp(`/(?:${names.join('|')})(?![^${nameEnd}])`)
  return (text) => {
    if (plain.test(text)) return true
    let count = 0
    for (const [, name = ''] of text.matchAll(escapedName)) {
      count += 1
      if (count > maxEscapedNames || names.includes(resolved(name))) return true
    }
    return false
  }
}

/** Names of what a reader would run, open or unpack: a file with one of them is refused. */
const dangerousNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'XFA',
]

export const hasDangerousName = searchFor(dangerousNames)

/** The same for objects in plain text, with keys so short that compressed data contains them by chance. */
export const hasDangerousKey = searchFor([...dangerousNames, 'JS', 'EF'])

export const isEncrypted = searchFor(['Encrypt'])
