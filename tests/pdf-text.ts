import { inflateSync } from 'node:zlib'

/** The contents of a PDF: its text, its raw source, and its number of pages. */
export type ReadPdf = { readonly text: string; readonly info: string; readonly pages: number }

const utf16 = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** Parses the ToUnicode table of a font: the characters by glyph. */
function charactersOf(table: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const from = Number.parseInt(first, 16)
    const codes = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => utf16(hex.replaceAll(' ', '')))
    for (const [index, code] of codes.entries()) characters.set(from + index, code)
  }
  return characters
}

/** Returns the character tables of fonts by their names in pages. */
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
 * Reads the text of an uncompressed PDF through the ToUnicode tables of its fonts. Lines are joined by spaces, and all
 * white space becomes a single space.
 */
export function readPdf(file: Buffer): ReadPdf {
  const pdf = file.toString('latin1')
  const fonts = fontsOf(pdf)
  let characters = new Map<number, string>()
  const lines = [...pdf.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, font, glyphList]) => {
    if (font) characters = fonts.get(font) ?? new Map()
    const glyphs = [...(glyphList ?? '').matchAll(/<(\w*)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    )
    return glyphs.map((glyph) => characters.get(Number.parseInt(glyph, 16)) ?? '').join('')
  })
  return {
    text: lines.filter(Boolean).join(' ').replace(/\s+/g, ' '),
    info: pdf,
    pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
  }
}

/** Reads the text of a compressed PDF, as the product sends it. */
export function readCompressedPdf(file: Buffer): ReadPdf {
  const inflate = (whole: string, stream: string) => {
    try {
      return `stream\n${inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')}\nendstream`
    } catch {
      return whole
    }
  }
  const plain = file.toString('latin1').replace(/stream\n([\s\S]*?)\nendstream/g, inflate)
  return readPdf(Buffer.from(plain, 'latin1'))
}
