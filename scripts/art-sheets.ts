/**
 * Draws the contact sheets of everything under src/art into out/art, as PNG and SVG.
 * `node scripts/art-sheets.ts [part of a name]` draws only the sheets whose name contains it.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { ContactSheet } from '#art/sheets/sheet.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'src/art/sheets')
const target = join(root, 'out/art')
const nameFilter = process.argv[2] ?? ''

await mkdir(target, { recursive: true })
for (const sheet of await loadSheets()) {
  if (!sheet.name.includes(nameFilter)) continue
  await writeFile(join(target, `${sheet.name}.svg`), sheet.svg)
  const { width, height } = await sharp(Buffer.from(sheet.svg), { unlimited: true })
    .png({ compressionLevel: 9 })
    .toFile(join(target, `${sheet.name}.png`))
  process.stdout.write(`${sheet.name} ${width}×${height}\n`)
}

async function loadSheets(): Promise<ContactSheet[]> {
  const files = (await readdir(source)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules: { sheets?: () => readonly ContactSheet[] }[] = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(source, file)).href)),
  )
  return modules.flatMap((module) => [...(module.sheets?.() ?? [])])
}
