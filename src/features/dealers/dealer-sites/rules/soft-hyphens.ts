/** The last parts of long place names of southern Africa, and of what dealers call themselves after. */
const lastParts =
  'bijlpark bosch burg dorp fontein hoek hoop hoven kraal kloof loper park rand rivier spruit stad stone stroom toti town view warongo yandou'.split(
    ' ',
  )

/** Letters from which a word may be wider than a phone in the size of a title. */
const minLength = 10

const longWord = new RegExp(`\\p{L}{${minLength},}`, 'gu')
const lastPart = new RegExp(`(?<=\\p{L}{3})(?=(?:${lastParts.join('|')})$)`, 'iu')

/**
 * Returns a title whose long names have a soft hyphen between their parts: `Bronkhorst-spruit` breaks there on a narrow
 * screen, and nowhere else.
 */
export const withSoftHyphens = (title: string): string =>
  title.replace(longWord, (word) => word.replace(lastPart, '\u00ad'))

/** Returns a block whose title, if it has one, breaks between the parts of long names. */
export function withBreakableTitle<Block extends object>(block: Block): Block {
  return 'title' in block && typeof block.title === 'string'
    ? { ...block, title: withSoftHyphens(block.title) }
    : block
}
