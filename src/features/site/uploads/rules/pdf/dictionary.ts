/** A file whose objects overlap so often that reading them would take too long. */
export class TooManyObjects extends Error {
  constructor() {
    super('The objects of the PDF overlap too often.')
    this.name = 'TooManyObjects'
  }
}

/** Reads tokens of a PDF, and counts the characters: honest files contain each of theirs once. */
export type TokenReader = {
  /** Returns the position after white space and comments. */
  skipBlank(position: number): number
  /** Returns the position after the dictionary at a position, or the end of the text when it is not closed. */
  skipDictionary(position: number): number
}

const isBlank = (character: string | undefined) => character !== undefined && /\s/.test(character)

/** Returns the position of the end of a line, or of the text. */
function endOfLine(text: string, start: number): number {
  let position = start
  while (position < text.length && text[position] !== '\n' && text[position] !== '\r') position++
  return position
}

/** Returns the position after a string in round brackets, which may be nested and escaped. */
function endOfString(text: string, start: number): number {
  let depth = 0
  for (let position = start; position < text.length; position++) {
    const character = text[position]
    if (character === '\\') position++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return position + 1
  }
  return text.length
}

/** Returns the position after a token of a dictionary, and by how much the token changes the depth. */
function nextToken(text: string, position: number): { end: number; depth: number } {
  if (text.startsWith('<<', position)) return { end: position + 2, depth: 1 }
  if (text.startsWith('>>', position)) return { end: position + 2, depth: -1 }
  if (text[position] === '(') return { end: endOfString(text, position), depth: 0 }
  if (text[position] === '%') return { end: endOfLine(text, position), depth: 0 }
  if (text[position] !== '<') return { end: position + 1, depth: 0 }
  const close = text.indexOf('>', position)
  return { end: close < 0 ? text.length : close + 1, depth: 0 }
}

/**
 * Creates a reader.
 *
 * @param maxCharacters how many characters it reads before it throws TooManyObjects.
 */
export function createTokenReader(text: string, maxCharacters: number): TokenReader {
  let left = maxCharacters
  const advance = (from: number, to: number) => {
    left -= to - from
    if (left < 0) throw new TooManyObjects()
    return to
  }
  return {
    skipBlank(start) {
      let position = start
      for (;;) {
        if (isBlank(text[position])) position = advance(position, position + 1)
        else if (text[position] === '%') position = advance(position, endOfLine(text, position))
        else return position
      }
    },
    skipDictionary(start) {
      let depth = 0
      let position = start
      do {
        const token = nextToken(text, position)
        depth += token.depth
        position = advance(position, token.end)
      } while (depth > 0 && position < text.length)
      return position
    },
  }
}
