import sharp from 'sharp'

/** A file as a visitor chooses it. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The most that a form accepts. Source: requirement D-424. Bytes. */
export const maxFileBytes = 5_242_880

/** A file of a size, of which only a browser that looks at its name and size takes it for what it says. */
export const blankFile = (name: string, bytes: number, mimeType = 'image/jpeg'): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes),
})

/** A small picture, as a telephone takes it. */
export async function photo(name = 'front.png'): Promise<ChosenFile> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a9ba8' } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

/** A PDF of one empty page. @param bytes its least size, which white space fills up. */
export function pdf(name = 'letter.pdf', bytes = 0): ChosenFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = `%PDF-1.4\n${`${' '.repeat(79)}\n`.repeat(Math.ceil(bytes / 80))}`
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text + table + trailer, 'latin1') }
}
