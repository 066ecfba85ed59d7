import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const target = path.join(import.meta.dirname, '../src/ui/fonts')

/** The fonts of specification sheets: PDF supports neither variable nor compressed fonts. */
const pdfFontsFolder = '../../features/vehicles/print/fonts'
const resolve = createRequire(import.meta.url).resolve

/** The characters of English, Afrikaans (ʼn, ê, ô) and isiZulu, with the symbols used in figures and arrows. */
const characterRanges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x149, 0x149],
  [0x152, 0x153],
  [0x160, 0x161],
  [0x2009, 0x2015],
  [0x2018, 0x2022],
  [0x2026, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const

/** Only the weights and widths that the design uses: the full Archivo would add 90 KB to every first visit. */
const fonts = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    name: 'archivo.woff2',
    targetFormat: 'woff2',
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: 'instrument-sans.woff2',
    targetFormat: 'woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    name: `${pdfFontsFolder}/archivo-560.ttf`,
    targetFormat: 'truetype',
    axes: { wght: 560, wdth: 108 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: `${pdfFontsFolder}/instrument-sans-400.ttf`,
    targetFormat: 'truetype',
    axes: { wght: 400 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: `${pdfFontsFolder}/instrument-sans-600.ttf`,
    targetFormat: 'truetype',
    axes: { wght: 600 },
  },
] as const

const characters = characterRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** `npm run fonts`: subsets the site's fonts. Run it again when the design needs a new weight or character. */
await mkdir(target, { recursive: true })
for (const { source, name, targetFormat, axes } of fonts) {
  const original = await readFile(resolve(source))
  const subset = await subsetFont(original, characters, { targetFormat, variationAxes: axes })
  await writeFile(path.join(target, name), subset)
  process.stdout.write(`${name}: ${original.length} → ${subset.length} bytes\n`)
}
