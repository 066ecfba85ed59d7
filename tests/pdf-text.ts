import { inflateSync } from 'node:zlib'

/** What a PDF that is not compressed says: its text, its dictionaries, and how many pages it has. */
export type ReadPdf = { readonly text: string; readonly info: string; readonly pages: number }

const utf16 = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** Which characters the glyphs of a font stand for, as its own table for copying text says. */
function charactersOf(table: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const from = Number.parseInt(first, 16)
    const codes = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => utf16(hex.replaceAll(' ', '')))
    for (const [index, code] of codes.entries()) characters.set(from + index, code)
  }
  return characters
}

/** Fonts by the names under which pages use them. */
function fontsOf(pdf: string): Map<string, Map<number, string>> {
  const objects = new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const fonts = new Map<string, Map<number, string>>()
  for (const [, name = '', id] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    fonts.set(name, charactersOf(objects.get(table) ?? ''))
  }
  return fonts
}

/**
 * Reads a PDF back as its readers do: through the tables its fonts carry. Lines of one text are joined by blanks, and
 * every kind of blank is an ordinary one.
 */
export function textsOf(file: Buffer): ReadPdf {
  const pdf = file.toString('latin1')
  const fonts = fontsOf(pdf)
  let characters = new Map<number, string>()
  const lines = [...pdf.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, font, shown]) => {
    if (font) characters = fonts.get(font) ?? new Map()
    const glyphs = [...(shown ?? '').matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return glyphs.map((glyph) => characters.get(Number.parseInt(glyph, 16)) ?? '').join('')
  })
  return {
    text: lines.filter(Boolean).join(' ').replace(/\s+/g, ' '),
    info: pdf,
    pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
  }
}

/** Reads a PDF as it is sent: its texts packed. */
export function textsOfPacked(file: Buffer): ReadPdf {
  const unpack = (whole: string, stream: string) => {
    try {
      return `stream\n${inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')}\nendstream`
    } catch {
      return whole
    }
  }
  const plain = file.toString('latin1').replace(/stream\n([\s\S]*?)\nendstream/g, unpack)
  return textsOf(Buffer.from(plain, 'latin1'))
}
